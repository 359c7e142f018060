import { definitionsOf } from '../blocks/block-definitions.ts';
import type { VariantKey } from '../model.ts';
import type { SiteSource } from '../source.generated.ts';
import type { FlatRoute } from './flat-routes.ts';
import type { LinkSpeller } from './link-speller.ts';
import type { Localiser } from './localiser.ts';
import type { SiteSettings } from './site-settings.ts';

/** What the parts of a site are compiled from. */
export type CompileContext = {
  readonly source: SiteSource;
  readonly settings: SiteSettings;
  /** All routes, those below others included. */
  readonly routes: readonly FlatRoute[];
  readonly spell: LinkSpeller;
};

/** What the parts of one variant are compiled from. */
export type VariantContext = CompileContext & { readonly variant: VariantKey };

/** Puts values of the source that hold no blocks into the variant. */
export const localiserOf = ({ source, variant, settings, spell }: VariantContext): Localiser => ({
  definitions: definitionsOf(source),
  variant,
  defaultLanguage: settings.defaultLanguage,
  link: (address) => spell(address, variant),
  blocks: (blocks) => blocks,
});
