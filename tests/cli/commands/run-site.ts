import { run } from '../../../cli/program.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs the command line in this process. */
export async function runSite(...args: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(
    args,
    {
      stdout: (text) => {
        out += text;
      },
      stderr: (text) => {
        err += text;
      },
      color: false,
    },
    new AbortController().signal,
  );
  return { code, out, err };
}
