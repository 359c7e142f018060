import { UsageError } from '../usage-error.ts';

/**
 * Adds an import to a module. The formatter sorts it among the others.
 * @throws UsageError where the module imports or declares something of this name
 */
export function withImport(text: string, name: string, from: string): string {
  const taken = new RegExp(
    `^(?:import (?:type )?\\{ ${name} \\}|(?:export )?(?:const|function|type) ${name}\\b)`,
    'm',
  );
  if (taken.test(text)) {
    throw new UsageError({
      zh: `名称“${name}”已被使用`,
      en: `the name "${name}" is taken`,
    });
  }
  return text.replace(/^import /m, `import { ${name} } from '${from}';\nimport `);
}

/**
 * Adds an entry at the end of a list or an object that a module declares. The module is formatted: the
 * declaration stands on one line, or ends with the first line that closes it at the left edge.
 * @param registry name of the constant
 * @param entry as code, without a comma
 * @throws where the module has no such constant
 */
export function withEntry(text: string, registry: string, entry: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) =>
    new RegExp(`^(?:export )?const ${registry}\\b`).test(line),
  );
  const first = lines[start] ?? '';
  if (/[[{]$/.test(first)) {
    const end = lines.findIndex((line, index) => index > start && /^[\]}]/.test(line));
    if (end > start) return lines.toSpliced(end, 0, `  ${entry},`).join('\n');
  }
  const list = / = \[(.+?)\](?=;| as )/.exec(first);
  if (!list) throw new Error(`there is no list ${registry}`);
  lines[start] = first.replace(list[0], () => ` = [${list[1]}, ${entry}]`);
  return lines.join('\n');
}

/**
 * Adds a row to the end of the table of a Markdown page whose rows start in one way.
 * @throws where there is no such row
 */
export function withRow(text: string, start: string, row: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith(start));
  if (last < 0) throw new Error(`there is no row that starts with ${start}`);
  return lines.toSpliced(last + 1, 0, row).join('\n');
}
