import { untranslated } from '../local-text.ts';
import { EngineFailure } from './engine.ts';
import { type EngineAnswer, type EngineClient, said } from './engine-client.ts';

type Envelope<Body> = {
  readonly header: { readonly return_code: number; readonly error?: { readonly message?: string } };
  readonly body: Body;
};

export type CommandAnswer<Body> = {
  readonly body: Body;
  /** What went wrong; empty where nothing did. */
  readonly error: string;
};

export type Groonga = {
  /**
   * Runs a command.
   * @throws EngineFailure where it fails
   */
  readonly run: <Body>(
    command: string,
    parameters?: Readonly<Record<string, string>>,
    first?: boolean,
  ) => Promise<Body>;
  /** Runs a command with a body; undefined where that is too large. Says what went wrong. */
  readonly load: <Body>(
    parameters: Readonly<Record<string, string>>,
    body: string,
  ) => Promise<CommandAnswer<Body> | undefined>;
};

function opened<Body>(command: string, { body }: EngineAnswer): CommandAnswer<Body> {
  const envelope = body as Partial<Envelope<Body>>;
  const code = envelope.header?.return_code;
  if (code === undefined) {
    throw new EngineFailure({
      zh: `这不是 Groonga：${said(body)}`,
      en: `this is no Groonga: ${said(body)}`,
    });
  }
  const { message = '' } = envelope.header?.error ?? {};
  return { body: envelope.body as Body, error: code === 0 ? '' : `${command}: ${code} ${message}` };
}

const pathOf = (command: string, parameters: Readonly<Record<string, string>>): string =>
  // The third version of answers names their members.
  `/d/${command}?${new URLSearchParams({ ...parameters, command_version: '3' })}`;

/** Groonga's commands over its HTTP server. */
export const groongaOver = (client: EngineClient): Groonga => ({
  run: async <Body>(command: string, parameters = {}, first = false) => {
    const path = pathOf(command, parameters);
    const { body, error } = opened<Body>(command, await client.send({ path, first }));
    if (error !== '') throw new EngineFailure(untranslated(error));
    return body;
  },
  load: async <Body>(parameters: Readonly<Record<string, string>>, body: string) => {
    const path = pathOf('load', parameters);
    const answer = await client.send({ method: 'POST', path, body });
    return answer.status === 413 ? undefined : opened<Body>('load', answer);
  },
});
