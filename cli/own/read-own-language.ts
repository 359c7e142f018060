import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInDefinitions, type Definitions } from '../../schema/blocks/block-definitions.ts';
import { partNames } from '../../schema/own-model.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import { entryAt } from '../files/entry-at.ts';
import { camelCase, isKebab } from '../kebab-name.ts';
import { decodeText } from '../read/decode-text.ts';
import { jsonMistake } from '../read/json/json-mistake.ts';
import { readText } from '../read/read-text.ts';
import { blockTypes } from '../validate/schema-node.ts';
import { blockDefinition, blockSchemaFindings } from './block-schema.ts';
import { findOwnParts, hasNoOwn, nameInModel, type OwnComponent } from './own-parts.ts';
import { ownBlockSchema } from './rules/own-block-schema.ts';
import { ownFile } from './rules/own-file.ts';
import { ownName } from './rules/own-name.ts';
import { wholeFile } from './whole-file.ts';

/** What a site's own components add to the site language, and what is wrong with it. */
export type ReadOwnLanguage = {
  /** Definitions of its kinds of blocks, and of the layouts together with its own. */
  readonly definitions: Definitions;
  readonly diagnostics: readonly Diagnostic[];
};

type Layout = { readonly enum: readonly string[] };

const builtInLayouts = (builtInDefinitions.layout as Layout).enum;

/** What is wrong with the name of a component. */
function nameFault(component: OwnComponent, taken: readonly string[]): string | undefined {
  const { name } = component;
  if (!isKebab(name))
    return `"${name}" is not a name: write small letters, digits and hyphens, such as pull-quote`;
  return taken.includes(nameInModel(component))
    ? `"${name}" is built in; give the folder another name`
    : undefined;
}

function partFault({ name }: OwnComponent): string | undefined {
  if ((partNames as readonly string[]).includes(name)) return undefined;
  const nearest = nearestAmong(partNames)(name);
  const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  return `"${name}" is no part; there are ${partNames.join(', ')}${meant}`;
}

type ReadBlock = { readonly definition?: object; readonly diagnostics: readonly Diagnostic[] };

async function readBlock(folder: string, block: OwnComponent): Promise<ReadBlock> {
  const file = join(folder, block.path, 'block.json');
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    // That neither file is there is reported already, as one thing.
    if (bytes.code === 'ENOENT' && !block.isThere) return { diagnostics: [] };
    const message =
      bytes.code === 'ENOENT'
        ? `${block.path} has no block.json, which says what keys the block has`
        : `block.json cannot be read: ${bytes.message}`;
    const there = block.isThere ? join(folder, block.path, block.file) : file;
    return { diagnostics: [wholeFile(ownFile, there, message)] };
  }
  const { text } = decodeText(bytes);
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    const { start, end, reason = 'here the reading stops' } = jsonMistake(text);
    const message = `this is no JSON: ${reason}`;
    return { diagnostics: [{ ...wholeFile(ownBlockSchema, file, message), start, end }] };
  }
  const type = nameInModel(block);
  const findings = blockSchemaFindings(schema, type);
  if (findings.length > 0) {
    const places = readText(file, { text });
    return { diagnostics: findings.map((each) => toDiagnostic(each, ownBlockSchema, places)) };
  }
  return {
    definition: blockDefinition(schema as Readonly<Record<string, unknown>>, type),
    diagnostics: [],
  };
}

/**
 * Reads what a site's own components add to the site language.
 * @param folder the site's folder
 * @returns undefined where there are none
 */
export async function readOwnLanguage(folder: string): Promise<ReadOwnLanguage | undefined> {
  const own = await findOwnParts(folder);
  if (hasNoOwn(own)) return undefined;
  const builtInBlocks = blockTypes(builtInDefinitions);
  const faults = [
    ...own.blocks.map((each) => [each, nameFault(each, builtInBlocks)] as const),
    ...own.layouts.map((each) => [each, nameFault(each, builtInLayouts)] as const),
    ...own.parts.map((each) => [each, partFault(each)] as const),
  ];
  const diagnostics: Diagnostic[] = [];
  const isWrong = new Set<OwnComponent>();
  for (const [component, fault] of faults) {
    const file = join(folder, component.path, component.file);
    const found = ['block.json', 'mobile.tsx'].filter((name) =>
      entryAt(join(folder, component.path, name)),
    );
    // Where the component itself is not there, what is says where.
    const there = component.isThere ? file : join(folder, component.path, found[0] ?? '');
    if (fault !== undefined) {
      isWrong.add(component);
      diagnostics.push(wholeFile(ownName, there, fault));
    } else if (!component.isThere) {
      const isBlock = component.path.startsWith('blocks/');
      const message =
        isBlock && !found.includes('block.json')
          ? `${component.path} has neither block.json nor ${component.file}: add them, or remove the folder`
          : `${component.path} has no ${component.file}`;
      diagnostics.push(wholeFile(ownFile, there, message));
    }
  }
  const definitions: Record<string, object> = {};
  const members = own.blocks.filter((each) => !isWrong.has(each));
  const read = await Promise.all(members.map((each) => readBlock(folder, each)));
  for (const [index, { definition, diagnostics: found }] of read.entries()) {
    diagnostics.push(...found);
    const type = camelCase(members[index]?.name ?? '');
    // What cannot be read is reported; the blocks of this kind are not reported, too.
    definitions[`${type}Block`] =
      definition ?? blockDefinition({ additionalProperties: true }, type);
  }
  const block = builtInDefinitions.block as { readonly oneOf: readonly object[] };
  definitions.block = {
    ...block,
    oneOf: [
      ...block.oneOf,
      ...Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
    ],
  };
  const layouts = own.layouts.filter((each) => !isWrong.has(each)).map(({ name }) => name);
  definitions.layout = {
    ...builtInDefinitions.layout,
    enum: [...builtInLayouts, ...layouts],
  };
  return { definitions, diagnostics };
}
