/**
 * Gets a JSON document.
 * @param timeout milliseconds until it counts as failed
 * @throws where the network fails, the answer is no success, or its body is no JSON
 */
export async function fetchJson(address: string, timeout: number): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const answer = await fetch(address, { signal: abort.signal });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}
