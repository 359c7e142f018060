import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { isAlive } from '../signals/is-alive.ts';

/** What a lock says of the process that has it. */
export type LockOwner = {
  readonly pid: number;
  /** Where that number means this process: the boot of a machine, and a container in it. */
  readonly place: string;
  /** When it was started, as the system counts it; numbers of processes come again. Empty where that is not known. */
  readonly start: string;
  /** Its own, whatever the system says. */
  readonly id: string;
};

/** A value of Linux, which other systems do not have. */
function known(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/** State and start of a process (proc_pid_stat(5)); empty where they are not known. */
function statOf(pid: number | 'self'): { readonly state: string; readonly start: string } {
  const text = known(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // Its name, in brackets, may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', start: fields[19] ?? '' };
}

const placeHere = (): string =>
  [
    hostname(),
    known(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    known(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

let own: LockOwner | undefined;

/** This process. */
export function ownLock(): LockOwner {
  own ??= { pid: process.pid, place: placeHere(), start: statOf('self').start, id: randomUUID() };
  return own;
}

/** The owner that the text of a lock names; undefined where it is no such text. */
export function lockOwner(text: string): LockOwner | undefined {
  try {
    const { pid, place, start, id } = JSON.parse(text);
    return [place, start, id].every((each) => typeof each === 'string')
      ? { pid: Number(pid), place, start, id }
      : undefined;
  } catch {
    // It is just being written, or an earlier version wrote it.
    return undefined;
  }
}

/**
 * Whether the process that has a lock is there.
 * @returns undefined where nobody here can know: it is another machine's or another container's
 */
export function isThere({ pid, place, start, id }: LockOwner): boolean | undefined {
  const me = ownLock();
  if (id === me.id) return true;
  if (place !== me.place) return undefined;
  // This process has a number that another one had before.
  if (pid === me.pid || !isAlive(pid)) return false;
  const stat = statOf(pid);
  if (start === '' || stat.start === '') return undefined;
  return stat.start === start && stat.state !== 'Z';
}
