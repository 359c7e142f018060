import { compact } from '../../../schema/compact.ts';
import type { Collection } from '../../../schema/source.generated.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { isShowable } from '../../diagnostics/lowerable.ts';
import { readIgnores } from '../../ignores/read-ignores.ts';
import { decodeText } from '../../read/decode-text.ts';
import { readDiagnostic } from '../../read/read-finding.ts';
import type { ContentFinding } from '../content-finding.ts';
import type { CompiledArticle } from '../entries/article-record.ts';
import type { TextMessages } from '../parts/text-messages.ts';
import { nothingToRead } from '../rules/content-empty.ts';
import { emptyFrontMatter, unsplitFile } from '../rules/content-front-matter.ts';
import { leftPlaceholders } from '../rules/content-placeholder.ts';
import { oversizedFile } from '../rules/content-size.ts';
import { compileMarkdown } from './compile-markdown.ts';
import { type FrontMatterRead, readFrontMatter } from './read-front-matter.ts';
import { splitFrontMatter } from './split-front-matter.ts';
import { titleHeading } from './title-heading.ts';

/**
 * Compiles a file of content as far as it can be without the others.
 * @param collection the one that its folder names
 * @param messages of the user interface that stand in texts of its language
 * @param timeZone of the site
 */
export function compileArticle(
  bytes: Buffer,
  collection: Collection,
  messages: TextMessages,
  timeZone: string,
): CompiledArticle {
  const oversized = oversizedFile(bytes.length);
  if (oversized) return { diagnostics: [oversized] };
  const { text, finding } = decodeText(bytes);
  if (finding) {
    const { file: _, ...unreadable } = readDiagnostic(finding, '');
    return { diagnostics: [unreadable] };
  }
  const split = splitFrontMatter(text);
  if (typeof split === 'string') return { diagnostics: [unsplitFile(split, text)] };
  const empty = emptyFrontMatter(split.yaml, text);
  const front: FrontMatterRead = empty
    ? { diagnostics: [empty], comments: [] }
    : readFrontMatter(
        split.yaml,
        collection,
        timeZone,
        () => titleHeading(split.body, messages)?.title,
      );
  const heading = front.isUntitled ? titleHeading(split.body, messages) : undefined;
  const compiled = compileMarkdown(heading?.rest ?? split.body, messages, heading?.title);
  const moved = <Moved extends Range>(each: Moved): Moved => ({
    ...each,
    start: each.start + split.bodyStart,
    end: each.end + split.bodyStart,
  });
  const named = {
    files: compiled.files.map((each) =>
      compact({ ...moved(each), hash: each.hash && moved(each.hash) }),
    ),
    downloads: compiled.downloads.map(moved),
    addresses: compiled.addresses.map(moved),
    pictures: compiled.pictures.map(moved),
  };
  const ignores = [
    ...readIgnores(text, front.comments, 'yaml'),
    ...readIgnores(text, compiled.comments.map(moved), 'markdown'),
  ];
  const inBody = compiled.diagnostics.map((each): ContentFinding => {
    const { fix } = each;
    return compact({ ...moved(each), fix: fix && { ...fix, edits: fix.edits.map(moved) } });
  });
  const diagnostics = [...front.diagnostics, ...inBody];
  // A text with a broken link or picture can be shown, where that is allowed.
  if (!front.record || !diagnostics.every(isShowable)) {
    return { diagnostics, named, ignores };
  }
  const { html, text: plain, headings, ids } = compiled;
  const title = heading && { title: moved(heading.range) };
  const locations = { ...front.record.locations, ...title };
  const record = { ...front.record, locations, ...named, html, text: plain, headings, ids };
  const nothing = nothingToRead(record, collection, text.length);
  const further = [...(nothing ? [nothing] : []), ...leftPlaceholders(text, record.front)];
  return { diagnostics: [...diagnostics, ...further], ignores, record };
}
