import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const WORTH_IT = /\.(js|css|html|svg|json|wasm)$/;

/** Puts a brotli copy beside every text file of the build: the server sends it as it is, at the best ratio. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const names = Object.keys(bundle).filter((name) => WORTH_IT.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(dir, name));
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          await writeFile(join(dir, `${name}.br`), await compress(content, { params }));
        }),
      );
    },
  };
}
