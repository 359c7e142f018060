import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Shell, shellNames } from '../../cli/completion/shell-names.ts';
import { ownEnvironment } from './own-environment.ts';

let folder = '';

const programs = { bash: 'bash', ...inject('shells') };

const run = (program: Shell | 'site', ...args: string[]): string =>
  execFileSync(program === 'site' ? join(folder, 'site') : programs[program], args, {
    encoding: 'utf8',
    env: {
      ...ownEnvironment(),
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      LC_ALL: 'C.UTF-8',
    },
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shells-'));
  const command = resolve('dist/cli/site.js');
  writeFileSync(join(folder, 'site'), `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`);
  chmodSync(join(folder, 'site'), 0o755);
  for (const shell of shellNames) {
    writeFileSync(join(folder, `site.${shell}`), run('site', 'completion', shell));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Presses the Tab key behind a line in a terminal of its own, and shows what stands there then. */
const pressTab = `
script=$1 line=$2 expected=$3
setopt extended_glob
zmodload zsh/zpty
zpty terminal zsh -f -i
zpty -w terminal "PS1= RPS1=; autoload -Uz compinit; compinit -u -D; source $script; echo rea''dy"
zpty -r -m terminal shown '*ready*'
zpty -w -n terminal "$line"$'\t'
shown=
repeat 80; do
  sleep 0.1
  while zpty -r -t terminal part; do shown+=$part; done
  shown=\${shown//$'\\e'\\[[0-9;?]#[a-zA-Z]/}
  shown=\${shown//[[:cntrl:]]/}
  [[ $shown == *$expected* ]] && break
done
zpty -d terminal
print -r -- "$shown"`;

/** What each shell completes the last word of a line to. */
const completed: Readonly<Record<Shell, (words: readonly string[], expected: string) => string>> = {
  bash: (words) => {
    const script = `. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _site_completion; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return run('bash', '--norc', '-c', script, 'bash', join(folder, 'site.bash'), ...words);
  },
  zsh: (words, expected) =>
    run('zsh', '-f', '-c', pressTab, 'zsh', join(folder, 'site.zsh'), words.join(' '), expected),
  fish: (words) => {
    const script = 'source $argv[1]; complete -C "$argv[2]"';
    return run('fish', '--no-config', '-c', script, join(folder, 'site.fish'), words.join(' '));
  },
};

it.each(shellNames)('%s reads its script without a complaint', (shell) => {
  expect(run(shell, '-n', join(folder, `site.${shell}`))).toBe('');
});

const cases = [
  { words: ['site', 'expl'], expected: 'explain' },
  { words: ['site', 'routes', '--languag'], expected: '--language' },
  { words: ['site', 'index', '--engine', 'gro'], expected: 'groonga' },
  { words: ['site', 'explain', 'page-unus'], expected: 'page-unused' },
  { words: ['site', 'explain', '/newsH'], expected: '/newsH5' },
  { words: ['site', 'build', '-o', 'runti'], expected: 'runtime' },
] as const;

it.each(shellNames.flatMap((shell) => cases.map((each) => ({ shell, ...each }))))(
  '$shell completes $words to $expected',
  ({ shell, words, expected }) => {
    expect(completed[shell](words, expected)).toContain(expected);
  },
);

it.each(shellNames)('%s completes nothing to what is not there', (shell) => {
  expect(completed[shell](['site', 'nothing-like-it'], 'lint')).not.toContain('lint');
});
