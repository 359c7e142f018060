import type { Range } from '../../diagnostics/diagnostic.ts';
import type { RuleLevel, SomeSettings } from '../../diagnostics/lint-settings.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { type LocalText, untranslated } from '../../local-text.ts';
import { decodeText } from '../../read/decode-text.ts';
import type { ReadResult } from '../../read/read-result.ts';
import { readText } from '../../read/read-text.ts';
import { yamlEmpty } from '../../read/rules/yaml-empty.ts';
import {
  failOnFault,
  levelFault,
  maxWarningsFault,
  meantAmong,
  ruleFault,
} from './setting-fault.ts';
import { SettingsFault } from './settings-fault.ts';

const keys = ['rules', 'maxWarnings', 'failOn'];

type Fault = {
  readonly pointer: Pointer;
  readonly what: 'key' | 'value';
  readonly message: LocalText;
};
type Data = Readonly<Record<string, unknown>>;

const isMapping = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const faultAt = (
  pointer: Pointer,
  what: Fault['what'],
  message: LocalText | undefined,
): readonly Fault[] => (message === undefined ? [] : [{ pointer, what, message }]);

function ruleFaults(rules: unknown): readonly Fault[] {
  if (!isMapping(rules)) {
    return faultAt(['rules'], 'value', {
      zh: '“rules”中每行写一条规则，例如 page-unused: off',
      en: '"rules" holds one rule a line, such as page-unused: off',
    });
  }
  return Object.entries(rules).flatMap(([id, level]) => {
    const unknown = ruleFault(id);
    return unknown === undefined
      ? faultAt(['rules', id], 'value', levelFault(id, level))
      : faultAt(['rules', id], 'key', unknown);
  });
}

function faultsOf(value: unknown): readonly Fault[] {
  if (!isMapping(value)) {
    return faultAt([], 'value', {
      zh: `这里应写 ${keys.join('、')}`,
      en: `this is no list of ${keys.join(', ')}`,
    });
  }
  const { rules, maxWarnings, failOn } = value;
  const strangers = Object.keys(value).filter((key) => !keys.includes(key));
  return [
    ...strangers.flatMap((key) => {
      const meant = meantAmong(key, keys);
      return faultAt([key], 'key', {
        zh: `这里没有键“${key}”${meant.zh}`,
        en: `"${key}" is no key that is known here${meant.en}`,
      });
    }),
    ...('rules' in value ? ruleFaults(rules) : []),
    ...('maxWarnings' in value
      ? faultAt(['maxWarnings'], 'value', maxWarningsFault(maxWarnings))
      : []),
    ...('failOn' in value ? faultAt(['failOn'], 'value', failOnFault(failOn)) : []),
  ];
}

/** @throws SettingsFault that names every place at which something is wrong */
function assertNone(
  { file, lines }: ReadResult,
  faults: readonly (Range & { readonly message: LocalText })[],
): void {
  if (faults.length > 0) throw new SettingsFault(file, lines, faults);
}

/**
 * Reads settings.
 * @param file its name, for messages
 * @throws SettingsFault where something in it is not known
 */
export function readSettings(file: string, bytes: Buffer): SomeSettings {
  const read = readText(file, decodeText(bytes));
  // Comments alone set nothing.
  if (read.diagnostics[0]?.rule === yamlEmpty.id) return {};
  assertNone(
    read,
    read.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ start, end, message }) => ({ start, end, message: untranslated(message) })),
  );
  const value = read.content?.value ?? {};
  const faults = faultsOf(value);
  assertNone(
    read,
    faults.map(({ pointer, what, message }) => ({ ...read.locate(pointer, what), message })),
  );
  return value as SomeSettings & { readonly rules?: Readonly<Record<string, RuleLevel>> };
}
