import { foldSegment } from './fold-segment.ts';
import { parsePath } from './parse-path.ts';

/** What a path matches, whatever its parameters are called and however its letters are cased. */
export function pathShape(path: string): string {
  return parsePath(path)
    .segments.map((segment) => (segment.kind === 'literal' ? foldSegment(segment.text) : ':'))
    .join('/');
}
