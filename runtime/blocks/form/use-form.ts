import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formSentEvent } from '../../../schema/analytics/form-sent.ts';
import { dayParts } from '../../../schema/content/day-parts.ts';
import type { BlockOf } from '../../../schema/model.ts';
import type { FormReceiver } from '../../../schema/source.generated.ts';
import type { FieldProblem } from '../../forms/field-problem.ts';
import { useIsLate } from '../../requests/use-is-late.ts';
import { useGo } from '../../router/router.tsx';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { dayIn } from '../../state/use-today.ts';
import { useDayText } from '../../ui/text/use-day-text.ts';
import { fieldFault } from './field-fault.ts';
import { fieldsOf } from './field-model.ts';
import { draftOf, enterDraft, keepDraft, readDraft } from './form-draft.ts';
import { sendForm } from './send-form.ts';

/** What is wrong with fields, in words, by their names. */
export type Faults = Readonly<Record<string, string>>;

type FormState =
  | {
      readonly kind: 'open';
      readonly faults: Faults;
      /** What the receiver says of fields that the form does not have. */
      readonly others: readonly string[];
    }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed' | 'unsure' }
  | { readonly kind: 'sent' };

type FormHandle = {
  readonly state: FormState;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Scripts check the fields, not the browser. */
  readonly isLive: boolean;
  /** As YYYY-MM-DD; a page that was built before does not know it. */
  readonly today: string | undefined;
  /** What was entered before stands there again. */
  readonly isRestored: boolean;
  /** The receiver takes longer to answer than anybody expects. */
  readonly isLate: boolean;
  /** Waits no longer for the receiver. */
  readonly stop: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
  readonly clear: () => void;
};

const untouched: FormState = { kind: 'open', faults: {}, others: [] };

/** Checks and sends a form, and keeps what was entered until it is sent. */
export function useForm(block: BlockOf<'form'>, receiver: FormReceiver): FormHandle {
  useBehaviour();
  const t = useMessages();
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  const abort = useRef<AbortController>(undefined);
  const [state, setState] = useState(untouched);
  const [isLive, setLive] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const isLate = useIsLate(state.kind === 'sending');
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
    state.kind === 'failed' ||
    state.kind === 'unsure' ||
    (state.kind === 'open' && Object.keys(state.faults).length + state.others.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something is found wrong
  useLayoutEffect(() => {
    if (isFaulty) summary.current?.focus();
  }, [state]);

  // At the site's, where it says in which time zone it is.
  const { timeZone } = useSiteState().model;
  const dayNow = (): string => dayIn(timeZone, Date.now());
  const dayText = useDayText();
  /** Values of a message, days as the language writes them. */
  const written = ({ key, values }: FieldProblem): FieldProblem['values'] =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const parts = key.startsWith('formDay') ? dayParts(String(value)) : undefined;
        return [name, parts ? dayText(parts) : value];
      }),
    );
  const faultsOf = (data: FormData): Faults =>
    Object.fromEntries(
      fields.flatMap((field): [string, string][] => {
        const fault = fieldFault(field, data.getAll(field.name), dayNow());
        return fault ? [[field.name, t(fault.key, { ...written(fault), label: field.label })]] : [];
      }),
    );
  const keep = (): void => {
    if (form.current) keepDraft(name, draftOf(form.current, kept));
  };
  const send = async (data: FormData): Promise<void> => {
    setState({ kind: 'sending' });
    abort.current = new AbortController();
    const time = performance.now() - opened.current;
    const result = await sendForm(data, receiver, time, abort.current);
    if (result.kind === 'sent') {
      form.current?.dispatchEvent(new CustomEvent(formSentEvent, { bubbles: true, detail: name }));
      keepDraft(name, undefined);
      setRestored(false);
      if (sent?.page === undefined) setState({ kind: 'sent' });
      else go(sent.page);
      return;
    }
    keep();
    if (result.kind !== 'refused') return setState({ kind: result.kind });
    const names = new Set(fields.map((field) => field.name));
    const problems = Object.entries(result.problems);
    setState({
      kind: 'open',
      faults: Object.fromEntries(problems.filter(([field]) => names.has(field))),
      others: problems.flatMap(([field, problem]) => (names.has(field) ? [] : [problem])),
    });
  };
  return {
    state,
    form,
    summary,
    isLive,
    today: isLive ? dayNow() : undefined,
    isRestored,
    isLate,
    stop: () => abort.current?.abort(),
    onInput: keep,
    onSubmit: (event) => {
      event.preventDefault();
      if (state.kind === 'sending') return;
      const data = new FormData(event.currentTarget);
      const faults = faultsOf(data);
      if (Object.keys(faults).length > 0) setState({ kind: 'open', faults, others: [] });
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
