import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './build/chunk-name.ts';
import { demoApart } from './build/demo-apart.ts';
import { fontSubset } from './build/font-subset.ts';
import { iconImports } from './build/icon-import.ts';
import { offlinePage } from './build/offline-page.ts';
import { routeFilesPlugin } from './build/route-files.ts';
import { themeScript } from './build/theme-script.ts';

const chunks = chunkNames();

const serverOrigin = process.env['TALAASH_API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const CODE_SPLITTING = { includeDependenciesRecursively: false, groups: [{ name: chunks.nameOf }] };

export default defineConfig(({ isSsrBuild: isSsr = false }) => ({
  root: import.meta.dirname,
  plugins: [
    iconImports(),
    ...(isSsr ? [] : [fontSubset(), themeScript()]),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page reads first comes with the page, not with the first script.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    ...(isSsr ? [] : [chunks.plugin, demoApart(), offlinePage(), routeFilesPlugin()]),
  ],
  server: {
    // The calls, and the pages of the local mailbox and checkout.
    proxy: { '/api': serverOrigin, '/dev': serverOrigin },
  },
  // All in one: an installation needs the libraries of the web for nothing else.
  ssr: { noExternal: true },
  // Where it runs, nobody says so, and the libraries would be those for writing the web.
  ...(isSsr ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    // Nothing inlined: the content security policy allows no data: fonts, and textures load only where a theme shows them.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsr,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        ...(isSsr ? {} : { codeSplitting: CODE_SPLITTING }),
      },
    },
  },
}));
