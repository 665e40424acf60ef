import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Where a running service answers while the console is developed with `npx vite console`. */
const SERVICE = 'http://127.0.0.1:8787';

/** What changes seldom is a file of its own, so that a new version of the console is a small download. */
const CHUNKS = [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ }];

export default defineConfig({
  root: here,
  base: '/console/',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../dist/console', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The charts are one large file, which only the pages with a chart load.
    chunkSizeWarningLimit: 600,
    // A data: URL for a font or picture would need a weaker policy than the console is served with.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/v1': SERVICE, '/media': SERVICE, '/sites': SERVICE } },
});
