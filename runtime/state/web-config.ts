import { atom } from 'jotai';
import type { WebConfig } from '../../schema/menu/web-config.ts';

/** By language: the configuration that arrived; nothing while it is awaited, and where it failed. */
export const webConfigsAtom = atom<Readonly<Record<string, WebConfig>>>({});

/** By language: the configuration that was asked for, as it comes; undefined where it fails. */
export const awaitedConfigsAtom = atom<Readonly<Record<string, Promise<WebConfig | undefined>>>>(
  {},
);
