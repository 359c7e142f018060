/** Looks, in the page, for what could run later, would lead away, or was changed for all. */
export function unsafeParts(): readonly string[] {
  // What a server refuses is answered in plain text.
  if (document.contentType !== 'text/html') return [];
  const found: string[] = [];
  const addressAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'];
  // Browsers leave out control characters and blanks before they look at the scheme.
  const schemeOf = (value: string): string =>
    /^[a-z][a-z\d+.-]*:/i.exec(value.replace(/[\p{Cc}\p{Zs}]/gu, ''))?.[0].toLowerCase() ?? '';
  const isUnsafe = (element: Element, name: string, value: string): boolean => {
    const scheme = schemeOf(value);
    if (scheme === 'data:') return !(element.matches('img') && name === 'src');
    return !['', 'http:', 'https:', 'mailto:', 'tel:', 'ws:', 'wss:', 'sms:'].includes(scheme);
  };
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute) || attribute === 'srcdoc') found.push(`${name} with ${attribute}`);
      if (addressAttributes.includes(attribute) && isUnsafe(element, attribute, value))
        found.push(`${name} with ${attribute}=${value.slice(0, 80)}`);
    }
  }
  // The one script of built pages stands there once more at their end.
  const beforePaint = document.getElementById('before-paint')?.textContent;
  for (const script of document.scripts) {
    const isData = /json$/.test(script.type);
    const isOwn = script.src !== '' && new URL(script.src).origin === location.origin;
    if (!isData && !isOwn && script.text !== beforePaint) found.push(`script ${script.src}`);
  }
  const forbidden =
    'object, embed, base, applet, frame, frameset, style, meta[http-equiv=refresh], [style], #content link';
  for (const element of document.querySelectorAll(forbidden)) found.push(element.localName);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[action]')) {
    if (new URL(form.action, location.href).origin !== location.origin) found.push('form');
  }
  for (const id of ['root', 'content']) {
    if (document.querySelectorAll(`[id="${id}"]`).length > 1) found.push(`two #${id}`);
  }
  // What a name in the page may have put in the place of.
  if (!(document.body instanceof HTMLBodyElement)) found.push('another document.body');
  if (Object.keys(Object.prototype).length > 0) found.push('keys of all objects');
  if (typeof {}.toString !== 'function' || 'polluted' in {} || 'polluted' in [])
    found.push('a polluted prototype');
  return found;
}
