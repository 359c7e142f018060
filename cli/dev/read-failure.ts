import type { DevFailure, DevScreen, FailedPart } from '../../schema/dev-events.ts';

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** The keys of a value that hold texts. */
const textsOf = (value: unknown, keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = isTexts(value) ? value[key] : undefined;
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  );

const screenKeys = [
  'page',
  'path',
  'query',
  'language',
  'device',
] as const satisfies readonly (keyof DevScreen)[];

const isScreen = (texts: object): texts is DevScreen => screenKeys.every((key) => key in texts);

/** @returns undefined where a page names what is no such thing: anybody on this machine can send it */
export function readFailure(text: string): DevFailure | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isTexts(read)) return undefined;
  const { message, stack, ...further } = textsOf(read, ['message', 'stack', 'components']);
  if (message === undefined || stack === undefined) return undefined;
  const part: FailedPart = textsOf(read.part, ['type', 'place', 'name']);
  const screen = textsOf(read.screen, screenKeys);
  return {
    message,
    stack,
    ...further,
    ...(Object.keys(part).length > 0 ? { part } : {}),
    ...(isScreen(screen) ? { screen } : {}),
  };
}
