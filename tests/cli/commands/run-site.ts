import type { Dialogue } from '../../../cli/io.ts';
import { run } from '../../../cli/program.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

export type Given = {
  readonly stdin?: string;
  readonly stop?: AbortSignal;
  readonly locale?: string;
  readonly dialogue?: Dialogue;
  readonly progress?: (text: string) => void;
  readonly keepsEditorFiles?: boolean;
};

/** Runs the command line in this process. */
export const runSite = (...args: string[]): Promise<Ran> => runSiteWith({}, ...args);

/** The same, with what is handed in and what stops it. */
export async function runSiteWith(
  { stdin, stop = new AbortController().signal, ...terminal }: Given,
  ...args: string[]
): Promise<Ran> {
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
      ...terminal,
      ...(stdin === undefined ? {} : { stdin: async () => Buffer.from(stdin) }),
    },
    () => stop,
  );
  return { code, out, err };
}
