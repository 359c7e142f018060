import { fileFailure } from './files/file-failure.ts';
import { run } from './program.ts';
import { stopOnSignal } from './signals/stop-on-signal.ts';
import { wantsColor } from './wants-color.ts';

const stop = stopOnSignal();
// A reader that closes the pipe early (| head) wants no more; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`site: what is found cannot be written: ${fileFailure(error)}\n`);
  process.exit(2);
});
const code = await run(
  process.argv.slice(2),
  {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    stdin: async () => {
      const parts: Buffer[] = [];
      for await (const part of process.stdin) parts.push(part);
      return Buffer.concat(parts);
    },
    get locale() {
      const { LC_ALL, LC_MESSAGES, LANG } = process.env;
      return LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
    },
    ...(process.stdin.isTTY && process.stderr.isTTY
      ? { terminal: { input: process.stdin, output: process.stderr } }
      : {}),
    color: wantsColor(Boolean(process.stdout.isTTY), process.env),
    ...(process.stderr.isTTY
      ? { progress: (text: string) => process.stderr.write(`\r\x1b[K${text}`) }
      : {}),
  },
  stop.request,
);
const heard = stop.heard();
// What was to go on and is ended that way, ends well. What was not done ends by the signal, as its caller expects.
if (heard !== undefined && code !== 0) process.kill(process.pid, heard);
process.exitCode = code;
