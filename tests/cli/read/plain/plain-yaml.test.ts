import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainYaml } from '../../../../cli/read/plain/plain-yaml.ts';
import { plainAgrees } from '../plain-agrees.ts';
import { changedFiles, madeTexts, yamlFiles } from '../yaml-texts.ts';

describe('plain YAML', () => {
  it('is most of what site files are written in, and read as the parser reads it', () => {
    const read = yamlFiles.filter((file) =>
      plainAgrees(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')),
    );
    expect(read).toContain('site/site.yaml');
    expect(read.length).toBeGreaterThan(yamlFiles.length / 2);
  });

  it.each([
    'a: 1\n',
    'a: 1',
    '\n# c\na: 1 # d\n\n  # e\nb:\n',
    'a:\n- b\n- c: 1\n  d:\n  - e\n',
    'a:\n  - - 1\n    - 2\n  -   b: 1\n      c: 2\n',
    'a: { b: 1, c: [x, "y", \'z\'], }\n',
    'a: [\n  1,\n  2\n  ]\nb: 2\n',
    'a: {"b":1,"c":[]}\n',
    'a:   b  c   # d\n',
    "a: 'it''s'\n'b': \"\\u4e2d\\n\"\n",
    'a: -1\nb: +2\nc: 1.50\nd: .5\ne: 1.\nf: 1.2.3\ng: 2026-03-18\nh: -a\n',
    'a: ~\nb: null\nc: True\nd: yes\n1: x\ntrue: y\n',
    'a: http://x.y/z?q=1#f\nb: a:b\nc: x#y\n',
    'a:\n\n\n  b: 1\n\nc:   \n',
    '名字: 文字，还有：别的\n',
    'a: 😀 b\n',
    '<<: 1\n',
    'a: # c\n  - # d\n    b: 1\n',
    '{\n"a": [1,\n2],\n"b": null\n}\n',
    '- a\n- { b: 1 }\n',
  ])('holds %j', (text) => {
    expect(plainAgrees(text)).toBe(true);
  });

  it.each([
    'a:\tb\n',
    'a: b\r\n',
    'a: |\n  b\n',
    'a: &x 1\nb: *x\n',
    'a: !t 1\n',
    '? a\n: b\n',
    'a: b\n  c\n',
    'a: "b\n  c"\n',
    '--- a\n',
    'a: 1\n---\nb: 2\n',
    'a: 1\n b: 2\n',
    'a: b: c\n',
    'a: [1\n',
    'a: [1,,2]\n',
    'a: {b, c}\n',
    'a: [b: 1]\n',
    'a: [\n1]\n',
    'a: 0x1f\n',
    'a: 1e5\n',
    'a: "\\q"\n',
    'a: b #c\n  d\n',
    'a: {b: 1}# c\n',
    '"home":#main\n',
    "- 'a':#b\n  c: 1\n",
    '"a":# c\n  b: 1\n',
    'a: "b"c\n',
    'a\n',
    '',
    '- a\n-\n',
    ' a: 1\nb: 2\n',
    `${'['.repeat(60)}${']'.repeat(60)}`,
    `${'x'.repeat(1100)}: 1\n`,
  ])('does not hold %j', (text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });

  it('is read as the parser reads it, whatever is changed in it', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(changedFiles(4000), madeTexts), (text) => {
        if (plainAgrees(text)) read += 1;
      }),
      { numRuns: Number(process.env.RUNS ?? 6000) },
    );
    expect(read).toBeGreaterThan(400);
  });
});
