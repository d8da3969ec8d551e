import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtThemeScript } from './theme-script.ts';

const source = join(import.meta.dirname, '../src');

const themes = ['tokens', 'default', 'talaash', 'minecraft'];

/**
 * Writes the service worker with the offline page inlined: its styles and scripts are part of it, so that it needs no other file.
 * A change of any file of the build changes the service worker, and browsers then install the new one.
 */
export function offlinePage(): Plugin {
  return {
    name: 'talaash-offline-page',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const read = (file: string) => readFile(join(source, file), 'utf8');
      const styles = await Promise.all(themes.map((theme) => read(`ui/theme/${theme}.css`)));
      const scripts = [await builtThemeScript(bundle), await read('offline/offline-script.js')].map(
        shortened,
      );
      const [first = '', last = ''] = scripts;
      const bare = await read('offline/offline.html');
      const page = shortened(
        bare
          .replace('__THEMES__', () => usedTokens(alone(styles.join('\n')), bare))
          .replace('__FIRST_SCRIPT__', () => first)
          .replace('__LAST_SCRIPT__', () => last),
      );
      const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; script-src ${scripts.map(hashSource).join(' ')}`;
      const text = (await read('offline/service-worker.js'))
        .replace("'__PAGE__'", () => JSON.stringify(page))
        .replace("'__POLICY__'", () => JSON.stringify(policy));
      const build = buildName([...Object.keys(bundle), text]);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: text.replace('__BUILD__', build),
      });
    },
  };
}

/** Styles without comments, and without the images they reference. */
const alone = (styles: string): string =>
  styles.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\([^)]*\)/g, 'none');

/** Without the indentation. */
const shortened = (text: string): string => text.replaceAll(/\n\s*/g, '\n').trim();

/** Keeps only the tokens that the text uses, directly or through other tokens. */
export function usedTokens(styles: string, text: string): string {
  const values = new Map<string, string[]>();
  for (const [, token = '', value = ''] of styles.matchAll(DECLARATION))
    values.set(token, [...(values.get(token) ?? []), value]);
  const used = new Set<string>();
  const use = (from: string) => {
    for (const [, token = ''] of from.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(token)) continue;
      used.add(token);
      values.get(token)?.forEach(use);
    }
  };
  use(text);
  return styles.replaceAll(DECLARATION, (all, token: string) => (used.has(token) ? all : ''));
}

const DECLARATION = /(--[\w-]+):([^;]*);/g;

const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The names of hashed files identify their content. */
export const buildName = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 12);
