import { atom } from 'jotai';
import type { WebConfig } from '../../schema/menu/web-config.ts';

/** By language: the configuration that arrived, the empty one where it failed; nothing while it is awaited. */
export const webConfigsAtom = atom<Readonly<Record<string, WebConfig>>>({});
