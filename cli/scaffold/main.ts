import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { runNew } from './run-new.ts';
import { ToolFailure, tools } from './tools.ts';

// A signal also ends the program that is running; its failure restores the files before this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const root = process.cwd();
try {
  process.exitCode = runNew(process.argv.slice(2), root, tools(root), {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    language: 'en',
  });
} catch (error) {
  if (isFileFailure(error)) {
    process.stderr.write(`new: nothing was written\n${fileFailure(error).en}\n`);
    process.exitCode = 2;
  } else if (error instanceof ToolFailure) {
    process.stderr.write(`new: nothing was written, as a program failed\n${error.message}\n`);
    process.exitCode = 3;
  } else throw error;
}
