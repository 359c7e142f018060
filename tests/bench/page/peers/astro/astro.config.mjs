import { defineConfig } from 'astro/config';

// Its own cache: the packages are shared by all sites that are built.
export default defineConfig({ cacheDir: './.cache' });
