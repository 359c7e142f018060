import { describe, expect, it } from 'vitest';
import { withEntry, withImport, withRow } from '../../../cli/scaffold/edit-registry.ts';

describe('an import', () => {
  const text = `import type { Rule } from './rule.ts';
import { one } from './one.ts';

export const rules = [one];
`;

  it('is added to the others', () => {
    expect(withImport(text, 'two', './two.ts')).toBe(`import { two } from './two.ts';\n${text}`);
  });

  it.each(['one', 'Rule', 'rules'])('is refused where %s is a name already', (name) => {
    expect(() => withImport(text, name, './x.ts')).toThrow(`the name "${name}" is taken`);
  });
});

describe('an entry', () => {
  it.each([
    ['a list on one line', 'const a = [b];\n', 'const a = [b, new];\n'],
    [
      'a typed list on one line',
      'export const a: readonly B[] = [b, c];\n',
      'export const a: readonly B[] = [b, c, new];\n',
    ],
    [
      'a checked list on one line',
      'const a = [b] as const satisfies readonly B[];\n',
      'const a = [b, new] as const satisfies readonly B[];\n',
    ],
    [
      'a list on several lines',
      'const x = [\n  a,\n];\nexport const a = [\n  [b],\n  c,\n] as const;\nconst y = [\n];\n',
      'const x = [\n  a,\n];\nexport const a = [\n  [b],\n  c,\n  new,\n] as const;\nconst y = [\n];\n',
    ],
    [
      'an object whose type has brackets',
      'export const a: { [key in B]: C } = {\n  b: {\n    c,\n  },\n};\n',
      'export const a: { [key in B]: C } = {\n  b: {\n    c,\n  },\n  new,\n};\n',
    ],
    [
      'what a function returns',
      'const a = ({ b }: C): string[] => [\n  b,\n];\n',
      'const a = ({ b }: C): string[] => [\n  b,\n  new,\n];\n',
    ],
  ])('is added to %s', (_, before, after) => {
    expect(withEntry(before, 'a', 'new')).toBe(after);
  });

  it('needs a list', () => {
    expect(() => withEntry('const ab = [c];\n', 'a', 'new')).toThrow('there is no list a');
  });
});

describe('a row', () => {
  it('is added below the last one that starts in the same way', () => {
    expect(withRow('| a |\n|---|\n| `x` |\n| `x` |\n\n| b |\n', '| `x', '| `y` |')).toBe(
      '| a |\n|---|\n| `x` |\n| `x` |\n| `y` |\n\n| b |\n',
    );
    expect(() => withRow('| a |\n', '| `x', '| `y` |')).toThrow(/no row/);
  });
});
