import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandSpecs } from '../../../cli/commands/command-specs.ts';
import { shellNames } from '../../../cli/completion/shell-names.ts';
import { runSite } from '../commands/run-site.ts';

describe('site completion', () => {
  it.each(shellNames)('prints the script for %s', async (shell) => {
    const { code, out, err } = await runSite('completion', shell);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`completion ${shell} -- `);
  });

  it('answers what a script asks', async () => {
    const { out } = await runSite('completion', 'bash', '--', 'expl');
    expect(out).toBe('explain\texplain a rule of the linter, or what an address opens and why\n');
    expect((await runSite('completion', 'bash', '--', '--lang', 'z')).out).toBe('zh\t\n');
    expect((await runSite('completion', 'bash', '--', '')).out.split('\n')).toHaveLength(
      commandSpecs.length + 1,
    );
  });

  it.each([
    [['tcsh'], 'Allowed choices are bash, zsh, fish.'],
    [['bsah'], 'Did you mean bash?'],
    [[], "missing required argument 'shell'"],
  ])('knows no shell %j', async (args, message) => {
    const { code, out, err } = await runSite('completion', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('the script for bash', () => {
  let folder = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'completion-'));
    // It writes down what it is asked, and answers what it is told to.
    writeFileSync(
      join(folder, 'site'),
      '#!/bin/sh\nprintf "%s\\n" "$@" > "$ASKED"\nprintf "%b" "$ANSWER"\n',
    );
    chmodSync(join(folder, 'site'), 0o755);
    writeFileSync(join(folder, 'site.bash'), (await runSite('completion', 'bash')).out);
    mkdirSync(join(folder, 'a folder'));
    writeFileSync(join(folder, 'a file'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function complete(words: readonly string[], answer: string) {
    const asked = join(folder, 'asked');
    const script = `cd "$1"; shift; . ./site.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _site_completion; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync('bash', ['--norc', '-c', script, 'bash', folder, ...words], {
      encoding: 'utf8',
      env: {
        PATH: `${folder}${delimiter}${process.env.PATH}`,
        ASKED: asked,
        ANSWER: answer,
      },
    });
    const found = out.split('\n').filter((line) => line !== '');
    return { found, asked: readFileSync(asked, 'utf8').split('\n').slice(0, -1) };
  }

  it('hands on every word as it is, and runs nothing in it', () => {
    const words = ['lint', '$(touch hurt)', 'a b', '`touch hurt`', ''];
    const { found, asked } = complete(['site', ...words], 'one\\tthe first\\ntwo\\t\\n');
    expect(asked).toEqual(['completion', 'bash', '--', ...words]);
    expect(found).toEqual(['one', 'two']);
    expect(() => readFileSync(join(folder, 'hurt'))).toThrow();
  });

  it('looks for folders and files by itself', () => {
    expect(complete(['site', 'build', '-o', 'a f'], ':folders\\n').found).toEqual(['a folder']);
    expect(complete(['site', 'lint', 'a f'], ':files\\n').found.sort()).toEqual([
      'a file',
      'a folder',
    ]);
    expect(complete(['site', 'lint', '--baseline', '='], ':files\\n').found).toContain('a file');
  });

  it('finds nothing where there is nothing', () => {
    expect(complete(['site', 'x'], '').found).toEqual([]);
  });
});
