import type { Picture } from '../../../schema/source.generated.ts';
import { locationKey } from '../../content/entries/front-matter-locations.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { walkSource } from '../context/walk-source.ts';

/** Words that say that there is a picture, and nothing of what it shows. */
const empty =
  /^(?:图片?|图像|照片|插图|image|img|picture|photo|.*\.(?:jpe?g|png|webp|svg|gif|avif))$/i;

const isEmpty = (alt: unknown): boolean =>
  (typeof alt === 'object' && alt !== null ? Object.values(alt) : [alt]).some(
    (words) => typeof words === 'string' && empty.test(words.trim()),
  );

const unsaid =
  'this picture is more than decoration, and says nothing to those who do not see it: alt: what it shows';
const saysNothing = 'these words do not say what the picture shows';

export const pictureAlt = {
  id: 'picture-alt',
  severity: 'warning',
  explanation: {
    zh: '图集里的图片和带说明文字（caption）的图片都是内容，要用 alt 说明图上是什么，读屏软件才能念给看不见图的人听。只写“图片”或文件名等于没写。请写一句话说明图上有什么；不写 alt 的图片会被当作装饰。',
    en: 'A picture of a gallery or with a caption is content, so its alt says what it shows; screen readers read it out. "Picture", or the name of the file, says nothing. Write in a few words what can be seen; a picture without alt counts as decoration.',
  },
  bad: '          - { src: /dot.svg, caption: 港口 }',
  good: '          - { src: /dot.svg, caption: 港口, alt: 傍晚的港口 }',
  *check({ source, read, content }) {
    const found: { pointer: Pointer; message: string }[] = [];
    const galleries = new Set<unknown>();
    walkSource(source, ({ value, node, pointer }) => {
      if (node.title === 'GalleryBlock') {
        for (const item of (value as { readonly items: readonly unknown[] }).items)
          galleries.add(item);
      }
      const { src, alt, caption } = (value ?? {}) as Partial<Picture>;
      if (!node.properties?.alt || src === undefined) return;
      if (isEmpty(alt)) found.push({ pointer: [...pointer, 'alt'], message: saysNothing });
      else if (alt === undefined && (caption !== undefined || galleries.has(value))) {
        found.push({ pointer: [...pointer, 'src'], message: unsaid });
      }
    });
    for (const each of found) yield { in: read, what: 'value', ...each };
    for (const { record, file } of content.entries) {
      const { alt, caption } = record.front.picture ?? {};
      const message = isEmpty(alt)
        ? saysNothing
        : alt === undefined && caption
          ? unsaid
          : undefined;
      const place = record.locations[locationKey('picture', isEmpty(alt) ? 'alt' : 'src')];
      if (message !== undefined && place) yield { file, ...place, message };
    }
  },
} as const satisfies SiteRule;
