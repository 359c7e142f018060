import { foldSegment } from './fold-segment.ts';
import { parsePath, type Segment } from './parse-path.ts';

/** What the path of these segments matches, whatever its parameters are called and however its letters are cased. */
export const shapeOf = (segments: readonly Segment[]): string =>
  segments
    .map((segment) => (segment.kind === 'literal' ? foldSegment(segment.text) : ':'))
    .join('/');

/** What a path matches. */
export const pathShape = (path: string): string => shapeOf(parsePath(path).segments);
