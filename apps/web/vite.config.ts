import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoApart } from './build/demo-apart.ts';
import { fontSubset } from './build/font-subset.ts';
import { themeScript } from './build/theme-script.ts';

const serverOrigin = process.env['TALAASH_API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** What every page stands on comes as one file: a dozen small ones cost more than they are worth. */
const CODE_SPLITTING = { groups: [{ name: 'ui', test: /src\/ui\/(base|theme|float|key|press)\// }] };

export default defineConfig(({ isSsrBuild: isSsr = false }) => ({
  root: import.meta.dirname,
  plugins: [
    ...(isSsr ? [] : [fontSubset(), themeScript()]),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    ...(isSsr ? [] : [demoApart()]),
  ],
  server: {
    // The calls, and the pages of the local mailbox and checkout.
    proxy: { '/api': serverOrigin, '/dev': serverOrigin },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    // Nothing inlined: the content security policy allows no data: fonts, and textures load only where a theme shows them.
    assetsInlineLimit: 0,
    // The server reads from it which files a page needs.
    manifest: !isSsr,
    copyPublicDir: !isSsr,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        ...(isSsr ? {} : { codeSplitting: CODE_SPLITTING }),
      },
    },
  },
}));
