import type { ComponentType, ReactNode } from 'react';
import { ownValue } from '../../schema/own-value.ts';
import { useSiteState } from '../state/site-state.ts';
import { ownKey } from './own-key.ts';

/** What layouts are built of. */
export type LayoutFrame = {
  /** Skip link, accessibility bar and `main` between a header and a footer. */
  readonly Shell: ComponentType<{
    readonly header: ReactNode;
    readonly footer: ReactNode;
    readonly children: ReactNode;
  }>;
  readonly Header: ComponentType;
  readonly Footer: ComponentType;
};

/** What a layout of the site's own takes: the page's content, and what common layouts are built of. */
export type OwnLayoutProps = LayoutFrame & { readonly children: ReactNode };

/** A layout of the site's own; undefined where it has none of this name, or that did not load. */
export function useOwnLayout(name: string): ComponentType<OwnLayoutProps> | undefined {
  const { model, resources } = useSiteState();
  const script = model.own && ownValue(model.own.layouts, name);
  const resource = script && resources.read<ComponentType<OwnLayoutProps>>(ownKey(script));
  return resource?.state === 'ready' ? resource.value : undefined;
}
