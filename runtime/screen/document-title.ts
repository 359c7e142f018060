/**
 * The document title: `{title}-{website name}`; without a name no hyphen, without a title the name.
 * @param routeTitle used where the language uses route titles
 * @param heading the page's own heading, used otherwise and where the route has no title
 */
export function documentTitle(
  routeTitle: string | undefined,
  heading: string | undefined,
  websiteName: string,
): string {
  const title = routeTitle || heading || '';
  return title && websiteName ? `${title}-${websiteName}` : title || websiteName;
}
