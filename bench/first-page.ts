import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { openNode } from './node.ts';
import { printTable } from './print.ts';

const assets = resolve(import.meta.dirname, '../apps/web/dist/assets');

/** Kilobytes that a guest's browser fetches for the first page, compressed with brotli; fonts separately. */
async function main(): Promise<void> {
  const node = await openNode();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname));
  await page.goto(node.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await browser.close();
  await node.close();

  const bytes = { js: 0, css: 0, font: 0 };
  const files = { js: 0, css: 0, font: 0 };
  for (const name of readdirSync(assets)) {
    const kind = name.endsWith('.js')
      ? 'js'
      : name.endsWith('.css')
        ? 'css'
        : name.endsWith('.woff2')
          ? 'font'
          : undefined;
    if (kind === undefined || !fetched.has(`/assets/${name}`)) continue;
    const content = readFileSync(join(assets, name));
    bytes[kind] += kind === 'font' ? content.length : brotliCompressSync(content).length;
    files[kind] += 1;
  }
  const kilobytes = (count: number) => Math.round(count / 102.4) / 10;
  const total = bytes.js + bytes.css;
  printTable([
    ['first page of /', 'files', 'KB brotli'],
    ['JavaScript', files.js, kilobytes(bytes.js)],
    ['CSS', files.css, kilobytes(bytes.css)],
    ['both', files.js + files.css, kilobytes(total)],
    ['fonts (woff2)', files.font, kilobytes(bytes.font)],
  ]);
  console.log(
    JSON.stringify({
      bench: 'first-page',
      kilobytes: kilobytes(total),
      js: kilobytes(bytes.js),
      css: kilobytes(bytes.css),
      fonts: kilobytes(bytes.font),
    }),
  );
}

await main();
