import type { Display } from '../state/display.ts';

/** Those that hold while the accessibility bar is there. */
const names = [
  'care',
  'text',
  'spacing',
  'contrast',
  'pointer',
  'simple',
  'pinyin',
  'folded',
] as const;

/** Whether the system asks for dark colours, as far as the browser knows. */
const systemIsDark = (): boolean =>
  window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

/** Sets attributes of the document that style sheets read; where a thing is as usual there is none. */
export function setDisplayAttributes(display: Display, systemDark = systemIsDark()): void {
  const { dataset } = document.documentElement;
  const set = (name: string, value: string | boolean | undefined): void => {
    if (value) dataset[name] = String(value);
    else delete dataset[name];
  };
  const { theme, care, text } = display;
  const isDark = theme ? theme === 'dark' : systemDark;
  set('theme', isDark && 'dark');
  for (const name of names)
    set(name, care && (name !== 'text' || text !== 'usual') && display[name]);
}
