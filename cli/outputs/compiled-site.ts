import { type CompiledSource, compile } from '../../schema/compile/compile.ts';
import type { Model } from '../../schema/model.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { type ContentIndex, contentIndex } from '../content/content-index.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { withPictures } from './with-pictures.ts';

const fingerprint = (text: string): string => nameOf(text).slice(0, 12);

/**
 * The model of a site, and where its entries stand.
 * @param compiled what was compiled of the same site file before, where it was
 */
export async function compiledSite(
  { source, content, compiler, own: bundle }: CheckedSite,
  compiled?: CompiledSource,
): Promise<{
  readonly model: Model;
  readonly index: ContentIndex;
}> {
  await compiler.prepare();
  const index = contentIndex(source, content, compiler);
  const { pictures } = content;
  // Another picture under the same address makes another model.
  const own = [...pictures].map(([address, { copies: _, ...picture }]) => [address, picture]);
  const all = own.length === 0 ? index.fingerprint : nameOf(index.fingerprint, JSON.stringify(own));
  const model = compile(
    source,
    fingerprint,
    { ...index, fingerprint: all },
    compiled,
    bundle?.model,
  );
  return { model: withPictures(model, pictures), index };
}
