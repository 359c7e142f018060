import type { Located, LocatedReport } from '../located.ts';
import { sentenceOf } from '../sentence.ts';

/** The value of a command; the runner undoes this, and nothing else. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function command(each: Located): string {
  const { severity, rule, file, start, end, related } = each;
  // Over several lines the runner drops all columns: the first line is marked from the first character on.
  const ends = start.line === end.line ? { endLine: end.line, endColumn: end.column } : {};
  const properties = { file, line: start.line, col: start.column, ...ends, title: rule };
  const text = [
    sentenceOf(each),
    ...related.map(
      (other) => `${other.file}:${other.start.line}:${other.start.column}  ${other.message}`,
    ),
  ].join('\n');
  const written = Object.entries(properties).map(
    ([key, value]) => `${key}=${property(`${value}`)}`,
  );
  return `::${severity} ${written.join(',')}::${data(text)}\n`;
}

/** Commands of GitHub's workflows: each diagnostic becomes an annotation at its line. */
export const github = ({ diagnostics }: LocatedReport): string => diagnostics.map(command).join('');
