import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder with the page as it is written, and a few files that a build adds. It stays until the process ends: who has once drawn
 * with its font reads its file again.
 */
export const builtWeb = await makeBuiltWeb();

async function makeBuiltWeb(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'talaash-web-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const web = join(import.meta.dirname, '../../web');
  mkdirSync(join(folder, 'assets'));
  copyFileSync(join(web, 'index.html'), join(folder, 'index.html'));
  copyFileSync(join(web, 'public/app-icon.svg'), join(folder, 'app-icon.svg'));
  for (const name of ['index', 'login', 'solve-worker'])
    writeFileSync(join(folder, `assets/${name}-Abcd1234.js`), 'export {};');
  const loginFiles = ['assets/login-Abcd1234.js', 'assets/login-Abcd1234.css'];
  writeFileSync(join(folder, 'route-files.json'), JSON.stringify({ '/auth/login': loginFiles }));
  const requireOfWeb = createRequire(join(web, 'package.json'));
  const cut = requireOfWeb('subset-font') as (font: Buffer, text: string, to: object) => Promise<Buffer>;
  const font = readFileSync(
    requireOfWeb.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
  );
  const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
  writeFileSync(join(folder, 'preview.ttf'), await cut(font, letters, { targetFormat: 'sfnt' }));
  return folder;
}
