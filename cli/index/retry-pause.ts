const firstPause = 500;
const maxPause = 30_000;

/** Milliseconds that a server asks for: seconds or a date (RFC 9110, 10.2.3). */
function askedPause(retryAfter: string): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}

/**
 * Milliseconds to wait before another attempt: twice as long each time, or what the server asks for.
 * @param attempt the one that failed, from 0 on
 * @param retryAfter the header of its answer
 */
export function retryPause(attempt: number, retryAfter?: string | null): number {
  const asked = retryAfter ? askedPause(retryAfter) : undefined;
  return Math.min(maxPause, asked ?? firstPause * 2 ** attempt);
}
