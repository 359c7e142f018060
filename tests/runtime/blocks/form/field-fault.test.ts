import { describe, expect, it } from 'vitest';
import { fieldFault } from '../../../../runtime/blocks/form/field-fault.ts';
import type { FieldModel } from '../../../../runtime/blocks/form/field-model.ts';

const field = (rest: Partial<FieldModel>): FieldModel => ({
  name: 'a',
  kind: 'text',
  label: 'A',
  ...rest,
});
const options = [
  { value: 'x', label: 'X' },
  { value: 'y', label: 'Y', disabled: true },
];
const file = (name: string, size = 1): File => new File([new Uint8Array(size)], name);

describe('what is wrong with a field', () => {
  it.each<[string, Partial<FieldModel>, (string | File)[], string | undefined]>([
    ['empty', {}, [''], 'formRequired'],
    ['blank', {}, ['  '], 'formWhitespace'],
    ['optional', { optional: true }, [''], undefined],
    ['too long', { maxLength: 2 }, ['图书馆'], 'formLengthMost'],
    ['as long as may be', { maxLength: 3 }, ['图书馆'], undefined],
    ['no mail', { kind: 'email' }, ['a@b'], 'formEmail'],
    ['a mail', { kind: 'email' }, ['a@b.cn'], undefined],
    ['no number', { kind: 'number' }, ['many'], 'formNumber'],
    ['too many', { kind: 'number', max: 6 }, ['7'], 'formRangeMost'],
    ['today', { kind: 'date', min: 'today', max: 'today' }, ['2026-03-18'], undefined],
    ['a day that is over', { kind: 'date', min: 'today' }, ['2026-03-17'], 'formDayLeast'],
    ['a day to come', { kind: 'date', max: 'today' }, ['2026-03-19'], 'formDayMost'],
    ['a day too far', { kind: 'date', min: 'today', max: '2026-12-31' }, ['2027-1-1'], 'formDay'],
    ['the last day', { kind: 'date', max: '2026-12-31' }, ['2026-12-31'], undefined],
    ['no day at all', { kind: 'date', min: 'today', optional: true }, [''], undefined],
    ['no day', { kind: 'date' }, ['2026-02-30'], 'formDate'],
    ['no telephone', { kind: 'phone' }, ['12'], 'formPhone'],
    ['a telephone', { kind: 'phone' }, ['+86 (0)898-0000 0000 转 12'], undefined],
    ['another pattern', { pattern: '[A-Z]\\d+' }, ['xA1'], 'formPattern'],
    ['its pattern', { pattern: '[A-Z]\\d+|B' }, ['A1'], undefined],
    ['nothing chosen', { kind: 'choice', options }, [], 'formRequired'],
    ['something else', { kind: 'choice', options }, ['z'], 'formEnum'],
    ['what is taken', { kind: 'choice', options }, ['y'], 'formEnum'],
    ['chosen', { kind: 'choices', options }, ['x'], undefined],
    ['not agreed', { kind: 'consent' }, [], 'formAgree'],
    ['agreed', { kind: 'consent' }, ['yes'], undefined],
    ['no file', { kind: 'file' }, [file('', 0)], 'formRequired'],
    ['an optional file', { kind: 'file', optional: true }, [file('', 0)], undefined],
    ['another kind', { kind: 'file', accept: ['.pdf'] }, [file('a.exe')], 'formFileType'],
    ['its kind', { kind: 'file', accept: ['.pdf'] }, [file('A.PDF')], undefined],
    ['too large', { kind: 'file', maxSize: 1 }, [file('a', 1024 * 1024 + 1)], 'formFileSize'],
  ])('%s', (_, rest, values, key) => {
    expect(fieldFault(field(rest), values, '2026-03-18')?.key).toBe(key);
  });
});
