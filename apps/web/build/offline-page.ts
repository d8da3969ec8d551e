import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src');
const themes = ['tokens', 'default', 'talaash', 'minecraft', 'reduced-motion'];

/**
 * Emits what a built web does without a network: /service-worker.js, and the page that it shows, which loads no file with a
 * hash, so that it stands alone. A change of any file of the build changes the service worker, and browsers then take the new
 * one.
 */
export function offlinePage(): Plugin {
  return {
    name: 'talaash-offline-page',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const read = (file: string) => readFile(join(source, file), 'utf8');
      const styles = await Promise.all(themes.map((theme) => read(`ui/theme/${theme}.css`)));
      const emit = (fileName: string, text: string) =>
        this.emitFile({ type: 'asset', fileName, source: text });
      const page = (await read('offline/offline.html')).replace('__THEMES__', () => alone(styles.join('\n')));
      const script = await read('offline/offline-script.js');
      emit('offline.html', page);
      emit('offline.js', script);
      const build = buildName([...Object.keys(bundle), page, script]);
      emit('service-worker.js', (await read('offline/service-worker.js')).replace('__BUILD__', build));
    },
  };
}

/** Styles without the pictures that they name. */
const alone = (styles: string): string => styles.replaceAll(/url\([^)]*\)/g, 'none');

/** The names of hashed files stand for their content. */
export const buildName = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 12);
