import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HOSTILE_PDFS } from '../../test/hostile-pdf.ts';
import { pdfOf, SMALL_RESUME, typed } from '../../test/pdf.ts';
import { DECODERS } from './decode.ts';
import { isBounded } from './inflated-size.ts';

/**
 * Files that the limits cannot catch: small ones that are expensive only to parse, or whose streams claim to be an image or a
 * font.
 */
const FOR_THE_PROCESS = new Set([
  'one stream, drawn two hundred times',
  'text that says it is a picture',
  'text that says it is a font',
  'forms that draw forms',
  'a million pages',
  'rows of a gigabyte',
  'a drawing of fax codes',
  'a picture of 60,000 by 60,000 as fax',
  'a picture of 60,000 by 60,000 as JBIG2',
  'a picture of 60,000 by 60,000 as JPX',
  'a picture within the text',
  'a pattern in a pattern',
  'a font with four billion letters',
  'four million brackets',
]);

describe('the streams of a file', () => {
  it.each(Object.keys(HOSTILE_PDFS).filter((name) => !FOR_THE_PROCESS.has(name)))(
    'are too large: %s',
    async (name) => {
      expect(await isBounded(HOSTILE_PDFS[name]?.() ?? new Uint8Array())).toBe(false);
    },
  );

  it('of a resume stay within the limits', async () => {
    expect(await isBounded(await pdfOf(typed(SMALL_RESUME)))).toBe(true);
  });
});

const text = Buffer.from('Asha Kulkarni, Pune. Asha Kulkarni, Pune. Asha Kulkarni, Pune.');

describe('a layer', () => {
  it.each([
    ['FlateDecode', deflateSync(text)],
    ['ASCIIHexDecode', Buffer.from(`${text.toString('hex')}>`)],
    ['RunLengthDecode', Buffer.concat([Buffer.of(text.length - 1), text, Buffer.of(128)])],
    [
      'ASCII85Decode',
      Buffer.from(
        String.raw`6$$^J+A6inCLM7$Be1B'F${'`'}(bC+@1'^@3A3cChmI"DJ:XE:j$Ye/g*H$BON#VF_ki%Ec,SB+Ad2uAM*~>`,
      ),
    ],
  ])('of %s is decoded up to its end', async (name, data) => {
    const decoded = await DECODERS[name]?.(Buffer.concat([data, Buffer.from('endstream')]), 1000, true);
    expect(decoded?.data.toString()).toBe(text.toString());
    expect(decoded?.length).toBe(text.length);
  });

  it('of LZW is decoded as its specification says', async () => {
    // The example in the specification of the format: 45 45 45 45 45 65 45 45 45 66.
    const data = Buffer.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
    const decoded = await DECODERS['LZWDecode']?.(data, 1000, true);
    expect([...(decoded?.data ?? [])]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  });

  it('that ends early counts up to its last byte', async () => {
    const data = deflateSync(Buffer.alloc(1_000_000, 'a'));
    const decoded = await DECODERS['FlateDecode']?.(data.subarray(0, data.length - 30), 2_000_000, false);
    expect(decoded?.length).toBeGreaterThan(900_000);
  });
});
