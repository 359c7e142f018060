import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '../../schema/model.ts';
import { packageRoot } from '../files/package-root.ts';
import { indexHtml } from '../outputs/index-html.ts';
import { UsageError } from '../usage-error.ts';

/** The module of the runtime that listens to what the server says. */
const clientModule = 'dev/dev-client.ts';

/**
 * The page that every address is answered with while a site is written.
 * @param build names what is served
 */
export type DevPage = (model: Model | undefined, base: string, build: string) => string;

/** @throws UsageError where the runtime is not built */
export async function devPage(): Promise<DevPage> {
  const runtime = join(packageRoot(), 'dist', 'runtime');
  const [template, manifest] = await Promise.all(
    ['index.html', 'manifest.json'].map((name) => readFile(join(runtime, name), 'utf8')),
  ).catch(() => {
    throw new UsageError({
      zh: `运行时没有构建：请在 ${packageRoot()} 中运行 npm run build:package`,
      en: `the runtime is not built: run npm run build:package in ${packageRoot()}`,
    });
  });
  const client = (JSON.parse(manifest ?? '') as Record<string, { readonly file: string }>)[
    clientModule
  ];
  if (!client) throw new Error(`the runtime was built without ${clientModule}`);
  return (model, base, build) => {
    const script = `<script type="module" src="${base}${client.file}"></script>`;
    // Without a model there is nothing but what is wrong with the site.
    const html = model
      ? indexHtml(template ?? '', model)
      : '<!doctype html><html lang=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>site dev</title></head><body></body></html>';
    return html
      .replace('<html', `<html data-dev-build="${build}"`)
      .replace('</head>', () => `${script}</head>`);
  };
}
