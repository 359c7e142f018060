import type { Model } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';

/** Something that is emitted: file texts by path, relative to the site's root. */
export type Output = (model: Model, source: SiteSource) => Readonly<Record<string, string>>;
