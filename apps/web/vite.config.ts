import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './build/chunk-name.ts';
import { demoApart } from './build/demo-apart.ts';
import { fontSubset } from './build/font-subset.ts';
import { iconImports } from './build/icon-import.ts';
import { offlinePage } from './build/offline-page.ts';
import { routeFilesPlugin } from './build/route-files.ts';
import { styleNames, stylesAlone } from './build/style-name.ts';
import { themeScript } from './build/theme-script.ts';

const chunks = chunkNames();
const styles = styleNames();

const serverOrigin = process.env['TALAASH_API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const CODE_SPLITTING = { includeDependenciesRecursively: false, groups: [{ name: chunks.nameOf }] };

/** Every page has the first script and the libraries already when it loads another. */
const isNotShared = (file: string) => !/\/(index|vendor|rolldown-runtime)-[^/]+$/.test(file);

export default defineConfig(({ command, isSsrBuild: isSsr = false }) => ({
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
    // After the routes are split: a part of a page brings the styles that it names.
    styles.plugin,
    stylesAlone(),
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
  // While the web is written, the names say what they are.
  ...(command === 'build' ? { css: { modules: { generateScopedName: styles.nameOf } } } : {}),
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    // Nothing inlined: the content security policy allows no data: fonts, and textures load only where a theme shows them.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsr,
    reportCompressedSize: false,
    // Every browser that can run the scripts knows what a preload is.
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
