import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explanationIn } from '../../diagnostics/explanation.ts';
import { firstSentence } from '../../diagnostics/first-sentence.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { Located, LocatedPlace, LocatedReport } from '../located.ts';
import { sentenceOf } from '../sentence.ts';
import { tool } from '../tool.ts';

/** Name of the folder that the command ran in: the reader of the report says where it is. */
const root = '%SRCROOT%';

/** An address has no backslash, no colon in its first part, and nothing that is not ASCII. */
const artifact = (file: string) =>
  isAbsolute(file)
    ? { uri: pathToFileURL(file).href }
    : { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: root };

const region = ({ start, end }: Omit<LocatedPlace, 'file'>) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
  charOffset: start.offset,
  charLength: end.offset - start.offset,
});

const location = (place: LocatedPlace) => ({
  physicalLocation: { artifactLocation: artifact(place.file), region: region(place) },
});

/** Brackets before parentheses would be a link to a place of the result. */
const message = (text: string) => ({
  text: text.replace(/\[([^[\]]*)\](?=\()/g, '\\[$1\\]'),
});

function descriptor({ id, severity, explanation, bad, good }: RuleMeta) {
  const text = explanationIn(explanation, 'en');
  const example = (title: string, code: string): string =>
    code === '' ? '' : `\n\n${title}:\n\n\`\`\`yaml\n${code.trimEnd()}\n\`\`\``;
  const markdown = [...new Set([text, explanation.zh ?? text])].join('\n\n');
  return {
    id,
    shortDescription: { text: firstSentence(text) },
    fullDescription: { text },
    help: { text, markdown: `${markdown}${example('Wrong', bad)}${example('Right', good)}` },
    defaultConfiguration: { level: severity },
    properties: { explanation: { en: explanation.en, zh: explanation.zh } },
  };
}

function fixes({ fix, file }: Located) {
  if (!fix || fix.edits.length === 0) return {};
  const replacements = fix.edits.map((edit) => ({
    deletedRegion: region(edit),
    insertedContent: { text: edit.text },
  }));
  const text = fix.safe ? 'apply the fix' : 'apply the suggestion';
  const artifactChanges = [{ artifactLocation: artifact(file), replacements }];
  return { fixes: [{ description: { text }, artifactChanges }] };
}

function result(each: Located, ruleIndex: number) {
  const related = each.related.map((place, id) => ({
    id,
    message: message(place.message),
    ...location(place),
  }));
  return {
    ruleId: each.rule,
    ...(ruleIndex < 0 ? {} : { ruleIndex }),
    level: each.severity,
    message: message(sentenceOf(each)),
    locations: [location(each)],
    ...(related.length > 0 ? { relatedLocations: related } : {}),
    partialFingerprints: { 'siteLint/v1': each.fingerprint },
    ...fixes(each),
  };
}

/** SARIF 2.1.0, as code scanners and editors read it. */
export function sarif({ diagnostics, rules }: LocatedReport): string {
  const { name, version } = tool();
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const run = {
    tool: { driver: { name, semanticVersion: version, rules: rules.map(descriptor) } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [root]: { description: { text: 'the folder that site lint ran in' } } },
    results: diagnostics.map((each) => result(each, indexes.get(each.rule) ?? -1)),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
