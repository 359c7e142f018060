/** Where texts of the model and of content name a picture: keys of pictures, and attributes of HTML inside of JSON. */
const named =
  /(?:"(?:src|poster|image|picture|logo|logoInverse|photo)":"|\bsrc(?:set)?=\\?")(https?:\/\/[^/"\\\s]+)/g;
/** Or an address that ends like one. */
const ending =
  /(https?:\/\/[^/"'\\\s<>()]+)\/[^"'\\\s<>()?]*\.(?:png|jpe?g|gif|webp|avif|svg|mp4|m4v|webm|ogv|mp3|m4a|ogg)\b/gi;

/** The other sites that pages show pictures and films from, by what the texts of the built site say. */
export function pictureOrigins(texts: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  for (const text of texts) {
    // Most texts name no other site.
    if (!text.includes('://')) continue;
    for (const pattern of [named, ending]) {
      for (const [, origin = ''] of text.matchAll(pattern)) {
        if (URL.canParse(origin)) found.add(new URL(origin).origin);
      }
    }
  }
  return [...found].sort();
}
