const images = /<img\b[^>]*>/g;

/**
 * The HTML of a text for a page that is built: its images, which wait for a script otherwise, wait by the browser's
 * own means, so that they come without scripts, too.
 */
export const builtImages = (html: string): string =>
  html.replace(images, (image) =>
    image.includes(' datasrc=')
      ? image.replace(' datasrc=', ' loading="lazy" src=').replace(' datasrcset=', ' srcset=')
      : image,
  );
