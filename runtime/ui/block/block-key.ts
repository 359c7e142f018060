import type { ComponentType } from 'react';
import type { ModelBlock } from '../../../schema/model.ts';

/** Any block's component. The registry has checked each against its kind; here the kind is data. */
export type AnyBlock = ComponentType<{ readonly block: ModelBlock }>;

/** Key of a kind of block among the resources. */
export const blockKey = (type: string): string => `block ${type}`;
