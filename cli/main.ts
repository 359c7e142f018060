import { run } from './program.ts';
import { wantsColor } from './wants-color.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort());
}
// A reader that closes the pipe early (| head) wants no more; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await run(
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
    color: wantsColor(Boolean(process.stdout.isTTY), process.env),
    ...(process.stderr.isTTY
      ? { progress: (text: string) => process.stderr.write(`\r\x1b[K${text}`) }
      : {}),
  },
  stop.signal,
);
