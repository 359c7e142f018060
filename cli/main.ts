import { fileFailure } from './files/file-failure.ts';
import { wantedLanguage } from './help/wanted-language.ts';
import { installedBeside } from './installed-beside.ts';
import { languageOfLocale } from './local-text.ts';
import { run } from './program.ts';
import { progressLine } from './progress-line.ts';
import { untilFinished } from './signals/finish-first.ts';
import { stopOnSignal } from './signals/stop-on-signal.ts';
import { wantsColor } from './wants-color.ts';

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const args = process.argv.slice(2);
const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
const stop = stopOnSignal();
// A reader that closes the pipe early (| head) wants no more; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  const why = fileFailure(error);
  const text = {
    zh: `无法输出结果：${why.zh}`,
    en: `what is found cannot be written: ${why.en}`,
  };
  process.stderr.write(`site: ${text[wantedLanguage(args) ?? languageOfLocale(locale)]}\n`);
  process.exit(2);
});
const versions = installedBeside(process.cwd());
if (versions) {
  const { own, other } = versions;
  const text = {
    zh: `运行的是 site-runtime ${own}，而这个项目安装的是 ${other}：请用 npx site-runtime 运行项目里的版本`,
    en: `this is site-runtime ${own}, but the project has ${other}: run that one with npx site-runtime`,
  };
  process.stderr.write(`site: ${text[wantedLanguage(args) ?? languageOfLocale(locale)]}\n`);
}
const line = progressLine((text) => process.stderr.write(text));
const code = await run(
  args,
  {
    stdout: (text) => line.without(() => process.stdout.write(text)),
    stderr: (text) => line.without(() => process.stderr.write(text)),
    stdin: async () => {
      const parts: Buffer[] = [];
      for await (const part of process.stdin) parts.push(part);
      return Buffer.concat(parts);
    },
    locale,
    ...(process.stdin.isTTY && process.stderr.isTTY
      ? { dialogue: { input: process.stdin, output: process.stderr } }
      : {}),
    color: wantsColor(Boolean(process.stdout.isTTY), process.env),
    keepsEditorFiles: true,
    ...(process.stderr.isTTY ? { progress: line.show } : {}),
  },
  stop.request,
);
line.show('');
const heard = stop.heard();
// What was to go on and is ended that way, ends well. What was not done ends by the signal, as its caller expects.
if (heard !== undefined && code !== 0) process.kill(process.pid, heard);
process.exitCode = code;
if (heard !== undefined) {
  // What is still being read or compiled is of no use any more.
  await untilFinished();
  process.exit();
}
