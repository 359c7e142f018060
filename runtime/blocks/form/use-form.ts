import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formSentEvent } from '../../../schema/analytics/form-sent.ts';
import type { BlockOf } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import type { FormReceiver } from '../../../schema/source.generated.ts';
import { useGo } from '../../router/router.tsx';
import { useMessages } from '../../screen/use-messages.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { fieldFault } from './field-fault.ts';
import { fieldsOf } from './field-model.ts';
import { draftOf, enterDraft, keepDraft, readDraft } from './form-draft.ts';
import { sendForm } from './send-form.ts';

/** What is wrong with fields, in words, by their names. */
export type Faults = Readonly<Record<string, string>>;

type FormState =
  | { readonly kind: 'open'; readonly faults: Faults }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'sent' };

type FormHandle = {
  readonly state: FormState;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Scripts check the fields, not the browser. */
  readonly isLive: boolean;
  /** What was entered before stands there again. */
  readonly isRestored: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
  readonly clear: () => void;
};

const untouched: FormState = { kind: 'open', faults: {} };

/** Checks and sends a form, and keeps what was entered until it is sent. */
export function useForm(block: BlockOf<'form'>, receiver: FormReceiver): FormHandle {
  useBehaviour();
  const t = useMessages();
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  const [state, setState] = useState(untouched);
  const [isLive, setLive] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const { name, sent } = block;
  const fields = fieldsOf(block);
  const kept = fields
    .filter(({ kind }) => kind !== 'file' && kind !== 'consent')
    .map((field) => field.name);
  useEffect(() => {
    opened.current = performance.now();
    setLive(true);
    const draft = readDraft(name);
    if (draft && form.current && enterDraft(form.current, draft)) setRestored(true);
  }, [name]);
  const isFaulty =
    state.kind === 'failed' || (state.kind === 'open' && Object.keys(state.faults).length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something is found wrong
  useLayoutEffect(() => {
    if (isFaulty) summary.current?.focus();
  }, [state]);

  const faultsOf = (data: FormData): Faults =>
    Object.fromEntries(
      fields.flatMap((field): [string, string][] => {
        const fault = fieldFault(field, data.getAll(field.name));
        return fault ? [[field.name, t(fault.key, { ...fault.values, label: field.label })]] : [];
      }),
    );
  const keep = (): void => {
    if (form.current) keepDraft(name, draftOf(form.current, kept));
  };
  const send = async (data: FormData): Promise<void> => {
    setState({ kind: 'sending' });
    const result = await sendForm(data, receiver, performance.now() - opened.current);
    if (result.kind === 'sent') {
      form.current?.dispatchEvent(new CustomEvent(formSentEvent, { bubbles: true, detail: name }));
      keepDraft(name, undefined);
      setRestored(false);
      if (sent?.page === undefined) setState({ kind: 'sent' });
      else go(sent.page);
      return;
    }
    keep();
    if (result.kind === 'failed') return setState({ kind: 'failed' });
    const known = fields.filter((field) => ownValue(result.problems, field.name) !== undefined);
    const faults = known.map((field) => [field.name, result.problems[field.name] ?? '']);
    setState(
      known.length > 0 ? { kind: 'open', faults: Object.fromEntries(faults) } : { kind: 'failed' },
    );
  };
  return {
    state,
    form,
    summary,
    isLive,
    isRestored,
    onInput: keep,
    onSubmit: (event) => {
      event.preventDefault();
      if (state.kind === 'sending') return;
      const data = new FormData(event.currentTarget);
      const faults = faultsOf(data);
      if (Object.keys(faults).length > 0) setState({ kind: 'open', faults });
      else void send(data);
    },
    clear: () => {
      form.current?.reset();
      keepDraft(name, undefined);
      setRestored(false);
      setState(untouched);
    },
  };
}
