// Builds the app twice: node build.mjs CONTENT.json STYLE.css FOLDER. FOLDER/prerendered has the page and its
// data in the HTML, FOLDER/fetched draws it when its configuration is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const [contentFile, styleFile, folder] = process.argv.slice(2);
const content = JSON.parse(readFileSync(contentFile, 'utf8'));
const style = readFileSync(styleFile, 'utf8');
/** As in vite.config.ts: the router's package offers bundlers the one for development alone. */
const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** @returns the file name of the script that is run first */
async function bundle(entry, outDir, options) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    publicDir: false,
    plugins: [react()],
    resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, entry) },
      ...options,
    },
  });
  return output.find((each) => each.type === 'chunk' && each.isEntry).fileName;
}

const page = (script, body) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.title}</title>
<style>${style}</style>
<script type="module" src="/${script}"></script>
</head>
<body>${body}</body>
</html>
`;

const serverFolder = join(folder, 'server');
const server = await bundle('server.tsx', serverFolder, { ssr: true });
const { render } = await import(pathToFileURL(join(serverFolder, server)).href);

const prerendered = join(folder, 'prerendered');
const hydrating = await bundle('prerendered.tsx', prerendered, {});
const data = JSON.stringify(content).replaceAll('<', '\\u003c');
const body = `<div id="root">${render(content)}</div><script type="application/json" id="data">${data}</script>`;
writeFileSync(join(prerendered, 'index.html'), page(hydrating, body));

const fetched = join(folder, 'fetched');
const script = await bundle('fetched.tsx', fetched, {});
writeFileSync(join(fetched, 'index.html'), page(script, '<div id="root"></div>'));
writeFileSync(join(fetched, 'config.json'), JSON.stringify({ content: '/content.json' }));
writeFileSync(join(fetched, 'content.json'), JSON.stringify(content));
