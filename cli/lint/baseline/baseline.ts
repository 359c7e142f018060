import { UsageError } from '../../usage-error.ts';

/** A finding that is known: what the file of a baseline holds of it. */
export type KnownFinding = {
  /** Stays the same after edits elsewhere in the file: see `fingerprints.ts`. */
  readonly fingerprint: string;
  readonly rule: string;
  /** Path from the site's folder. For readers: only the fingerprint is compared. */
  readonly file: string;
  readonly message: string;
};

const version = 1;

/** The text of a baseline, in an order that changes little from one to the next. */
export function baselineText(findings: readonly KnownFinding[]): string {
  const keyOf = ({ file, rule, fingerprint }: KnownFinding): string =>
    `${file}\0${rule}\0${fingerprint}`;
  const sorted = [...findings].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return `${JSON.stringify({ version, findings: sorted }, null, 2)}\n`;
}

const isKnown = (value: unknown): value is KnownFinding => {
  const { fingerprint, rule, file, message } = (value ?? {}) as Partial<KnownFinding>;
  return [fingerprint, rule, file, message].every((each) => typeof each === 'string');
};

/**
 * Reads a baseline.
 * @param file its name, for messages
 * @throws UsageError where it is none
 */
export function readBaseline(file: string, text: string): readonly KnownFinding[] {
  let value: { readonly version?: unknown; readonly findings?: unknown } | null;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError({
      zh: `${file} 不是基线文件：${message}`,
      en: `${file} is no baseline: ${message}`,
    });
  }
  const findings = value?.findings;
  if (value?.version !== version || !Array.isArray(findings) || !findings.every(isKnown)) {
    throw new UsageError({
      zh: `${file} 不是本版本的基线文件：请用 --baseline-update 重新写入`,
      en: `${file} is no baseline of this version: write it anew with --baseline-update`,
    });
  }
  return findings;
}
