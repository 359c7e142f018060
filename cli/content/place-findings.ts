import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { ContentFile } from './find-content.ts';

const idShape = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** What is wrong with the place and the name of a file of content. */
export function placeFindings(
  { file, language, collection, id }: ContentFile,
  { languages, collections = {} }: SiteSource,
): readonly Diagnostic[] {
  const found = (
    rule: string,
    message: string,
    wrong?: string,
    known: readonly string[] = [],
  ): Diagnostic[] => {
    const suggestion = wrong === undefined ? undefined : nearestAmong(known)(wrong);
    return [
      {
        rule,
        severity: 'error',
        message,
        file,
        start: 0,
        end: 0,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ];
  };
  if (language === '') {
    return found(
      'content-place',
      'content lies in content/{language}/{collection}/, this does not',
    );
  }
  if (!Object.hasOwn(languages, language)) {
    const known = Object.keys(languages);
    return found('content-place', `"${language}" is no language of this site`, language, known);
  }
  if (!Object.hasOwn(collections, collection)) {
    const known = Object.keys(collections);
    const message = `"${collection}" is no collection of this site`;
    return found('content-place', message, collection, known);
  }
  if (collections[collection]?.http) {
    return found('content-place', `the entries of "${collection}" come from its http source`);
  }
  return idShape.test(id)
    ? []
    : found(
        'content-name',
        `"${id}" stands in the address of the page; use letters, digits, _ and - only`,
      );
}
