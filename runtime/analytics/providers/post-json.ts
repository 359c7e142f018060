/**
 * Sends something as JSON, also from a page that is about to go. As plain text, so that the browser need not ask the
 * other side first; without cookies. Nobody waits for the answer, and what does not arrive is not sent again.
 */
export function postJson(url: string, value: object): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(value),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  }).catch(() => undefined);
}
