const fold = (text: string): string => text.trim().toLowerCase();

/**
 * The document title: `{title}-{website name}`; without a name no hyphen, without a title the name. The name
 * is not said twice: not after itself, nor at home after a title that has it.
 * @param title what the page is called
 * @param websiteName the name of the site; '' where it has none
 * @param isHome whether the page is the site's home
 */
export function documentTitle(
  title: string | undefined,
  websiteName: string,
  isHome = false,
): string {
  if (!title || !websiteName) return title || websiteName;
  const isSaid = isHome
    ? fold(title).includes(fold(websiteName))
    : fold(title) === fold(websiteName);
  return isSaid ? title : `${title}-${websiteName}`;
}
