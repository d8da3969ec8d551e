import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './build/chunk-name.ts';
import { demoApart } from './build/demo-apart.ts';
import { fontSubset } from './build/font-subset.ts';
import { offlinePage } from './build/offline-page.ts';
import { routeFilesPlugin } from './build/route-files.ts';
import { ROUTE_TREE } from './build/route-tree.ts';
import { styleNames, stylesAlone } from './build/style-name.ts';
import { themeScript } from './build/theme-script.ts';

const chunks = chunkNames();
const styles = styleNames();

const serverOrigin = process.env['TALAASH_API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const CODE_SPLITTING = { includeDependenciesRecursively: false, groups: [{ name: chunks.nameOf }] };

/** False for the first script and the libraries, which every page has loaded before any other chunk. */
const isNotShared = (file: string) => !/\/(index|vendor|rolldown-runtime)-[^/]+$/.test(file);

export default defineConfig(({ command, isSsrBuild: isSsr = false }) => ({
  root: import.meta.dirname,
  plugins: [
    ...(isSsr ? [] : [fontSubset(), themeScript()]),
    tanstackRouter({
      ...ROUTE_TREE,
      // A page's loader is split into the page's chunk, not into the first script.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    // After the route splitting: each part of a page inlines its own class names.
    styles.plugin,
    stylesAlone(),
    react(),
    ...(isSsr ? [] : [chunks.plugin, demoApart(), offlinePage(), routeFilesPlugin()]),
  ],
  server: {
    // The API, and the pages of the local mailbox and checkout.
    proxy: { '/api': serverOrigin, '/dev': serverOrigin },
  },
  // Bundled into one file: an installation needs the web's libraries for nothing else.
  ssr: { noExternal: true },
  // The runtime does not set NODE_ENV, and the libraries would load their development builds.
  ...(isSsr ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  // Development keeps readable class names.
  ...(command === 'build' ? { css: { modules: { generateScopedName: styles.nameOf } } } : {}),
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    // Nothing inlined: the content security policy allows no data: fonts, and textures load only where a theme shows them.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsr,
    reportCompressedSize: false,
    // Every browser that can run the scripts supports modulepreload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter(isNotShared),
    },
    rolldownOptions: {
      output: {
        ...(isSsr ? {} : { codeSplitting: CODE_SPLITTING }),
      },
    },
  },
}));
