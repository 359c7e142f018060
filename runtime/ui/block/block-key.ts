import type { ComponentType } from 'react';
import type { ModelBlock, SiteModel } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { ownKey } from '../../own/own-key.ts';

/** Any block's component. The registry has checked each against its kind; here the kind is data. */
export type AnyBlock = ComponentType<{ readonly block: ModelBlock }>;

/** Key of a kind of block among the resources. */
export function blockKey(type: string, { own }: Pick<SiteModel, 'own'>): string {
  const script = own && ownValue(own.blocks, type);
  return script ? ownKey(script) : `block ${type}`;
}
