import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { CompressedPages } from './compressed-page.ts';

const html = Array.from({ length: 60 }, (_, at) => `<li>Person ${at}, ${at * 7919} rupees</li>`).join('');

test('a page is compressed thoroughly from the second time on, once', async () => {
  const pages = new CompressedPages();
  expect(pages.read('a', html)).toBeUndefined();
  const second = pages.read('a', html);
  expect(pages.read('a', html)).toBe(second);
  const bytes = (await second) ?? Buffer.of();
  expect(brotliDecompressSync(bytes).toString()).toBe(html);
  const fast = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(bytes.length).toBeLessThan(fast.length);
});

test('pages that nobody has asked for since many others are forgotten', () => {
  const pages = new CompressedPages();
  void pages.read('a', html);
  for (let at = 0; at < 300; at += 1) void pages.read(`other ${at}`, html);
  expect(pages.read('a', html)).toBeUndefined();
});
