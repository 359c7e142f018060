import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { validatorPlugin } from './cli/validate/validator-plugin.ts';

/** The oldest browsers that visitors still bring (WebViews of messengers among them). */
const browsers = ['chrome87', 'safari14', 'firefox78'];

const node = (entry: string, name: string): UserConfig => ({
  plugins: [validatorPlugin()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/cli',
    emptyOutDir: false,
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { [name]: entry },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
  ssr: {
    noExternal: true,
    external: ['vite', 'json-schema-to-typescript', '@vitejs/plugin-react'],
  },
});

const runtime: UserConfig = {
  root: 'runtime',
  base: './',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../dist/runtime',
    emptyOutDir: true,
    target: browsers,
    cssTarget: browsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? 'static/css/[name]-[hash][extname]'
            : 'static/img/[name]-[hash][extname]',
      },
    },
  },
};

export default defineConfig(({ mode }) => {
  if (mode === 'cli') return node('cli/main.ts', 'site');
  if (mode === 'generate') return node('cli/generate/main.ts', 'generate');
  return runtime;
});
