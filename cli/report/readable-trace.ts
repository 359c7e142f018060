import { pathToFileURL } from 'node:url';

/** A line of a trace that names a place of code. */
const frame = /^\s+at /;

/**
 * What a trace tells whoever writes the site: where a component of the site's own is in it, the lines of its sources
 * alone. Without one, all of it: then it is a fault of the runtime, which its trace is reported with.
 * @param folder of the site, absolute
 * @param place of the component of the site's own that was being drawn: it says where React itself threw
 */
export function readableTrace(trace: string, folder: string, place?: string): string {
  const lines = trace.trim().split('\n');
  const places = [folder, pathToFileURL(folder).href].map((place) => `${place}/`);
  const isOwn = (line: string): boolean => places.some((place) => line.includes(place));
  const kept = lines.filter((line) => !frame.test(line) || isOwn(line));
  if (kept.some((line) => frame.test(line))) return kept.join('\n');
  return (place === undefined ? lines : [...kept, `    at ${place}`]).join('\n');
}
