import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

type Part = { entries: string; data?: Buffer };

/** A PDF of these objects, numbered from 1, with a correct cross-reference table. The first object is the catalog. */
function pdfOfObjects(objects: readonly Part[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, { entries, data }] of objects.entries()) {
    offsets.push(length);
    const isLong = data !== undefined && !entries.includes('/Length ');
    const written = isLong ? `${entries} /Length ${data.length}` : entries;
    put(Buffer.from(`${at + 1} 0 obj\n${data ? `<< ${written} >>\nstream\n` : written}`, 'latin1'));
    if (data) put(data);
    put(Buffer.from(data ? '\nendstream\nendobj\n' : '\nendobj\n'));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`;
  return Buffer.concat([...parts, Buffer.from(`${end}startxref\n${length}\n%%EOF\n`, 'latin1')]);
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

type Page = { resources?: string; rest?: readonly Part[]; count?: number; trailer?: string };

/** A one-page PDF with this content as object 4. `rest` are the objects from 6 on. */
const onePage = (content: Part, { resources = '', rest = [], count = 1, trailer }: Page = {}): Buffer =>
  pdfOfObjects(
    [
      { entries: '<< /Type /Catalog /Pages 2 0 R >>' },
      { entries: `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>` },
      {
        entries: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> >>`,
      },
      content,
      { entries: FONT },
      ...rest,
    ],
    trailer,
  );

const FLATE = '/Filter /FlateDecode';
const deflated = (data: Buffer) => deflateSync(data, { level: 9 });

/** Operators that show text word by word, this many bytes long. */
const shown = (bytes: number) => {
  const line = '(Asha)Tj ';
  return Buffer.from(`BT /F 9 Tf 40 800 Td\n${line.repeat(Math.ceil(bytes / line.length))}ET\n`);
};

/** This many megabytes of zeros, deflated: one block, repeated. The checksum is wrong, which readers accept. */
function deflatedZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * MEGABYTE), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blocks = Array.from({ length: Math.ceil(megabytes / 16) }, () => block);
  return Buffer.concat([Buffer.of(0x78, 0xda), ...blocks, Buffer.of(3, 0, 0, 0, 0, 0)]);
}

/** LZW codes of nine to twelve bits that stand for ever longer runs of one letter. */
function lzwZeros(tables: number): Buffer {
  const bits: string[] = [];
  const put = (code: number, width: number) => bits.push(code.toString(2).padStart(width, '0'));
  for (let table = 0; table < tables; table += 1) {
    put(256, table === 0 ? 9 : 12);
    put(0, 9);
    let width = 9;
    for (let code = 258; code < 4094; code += 1) {
      put(code, width);
      if (code + 2 >= 2 ** width && width < 12) width += 1;
    }
  }
  const all = bits.join('');
  return Buffer.from(all.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? []);
}

/** Forms that each draw the next one ten times. */
function laughingForms(depth: number): Buffer {
  const form = (at: number): Part => ({
    entries: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F 5 0 R >> /XObject << /X ${7 + at} 0 R >> >>`,
    data: Buffer.from(at === depth - 1 ? 'BT /F 9 Tf (ha) Tj ET' : '/X Do '.repeat(10)),
  });
  return onePage(
    { entries: '', data: Buffer.from('/X Do '.repeat(10)) },
    { resources: '/XObject << /X 6 0 R >>', rest: Array.from({ length: depth }, (_, at) => form(at)) },
  );
}

const picture = (filter: string, parameters = '') =>
  onePage(
    { entries: '', data: Buffer.from('q 500 0 0 500 0 0 cm /I Do Q') },
    {
      resources: '/XObject << /I 6 0 R >>',
      rest: [
        {
          entries: `/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /${filter} ${parameters}`,
          data: Buffer.alloc(2000, 0x55),
        },
      ],
    },
  );

/** Small files that are expensive to read, made on demand. */
export const HOSTILE_PDFS: Readonly<Record<string, () => Buffer>> = {
  'a page of 30 MB of text in 30 KB': () => onePage({ entries: FLATE, data: deflated(shown(30 * MEGABYTE)) }),
  '3.4 GB in deflate within deflate': () =>
    onePage({
      entries: '/Filter [/FlateDecode /FlateDecode]',
      data: deflated(deflatedZeros(3400)),
    }),
  'three layers of deflate': () =>
    onePage({
      entries: '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
      data: deflated(deflated(deflatedZeros(2000))),
    }),
  'deflate in hexadecimal digits': () =>
    onePage({
      entries: '/Filter [/ASCIIHexDecode /FlateDecode]',
      data: Buffer.from(`${deflatedZeros(2000).toString('hex')}>`),
    }),
  'deflated runs': () =>
    onePage({
      entries: '/Filter [/FlateDecode /RunLengthDecode]',
      data: deflated(Buffer.alloc(16 * MEGABYTE, Buffer.of(129, 32))),
    }),
  'a table of longer and longer texts (LZW)': () =>
    onePage({ entries: '/Filter /LZWDecode', data: lzwZeros(40) }),
  'the same, deflated': () =>
    onePage({ entries: '/Filter [/FlateDecode /LZWDecode]', data: deflated(lzwZeros(60)) }),
  'names that are written with digits': () =>
    onePage({
      entries: '/F#69lter [/Fl#61teDecode /FlateDecode] % /Filter /DCTDecode',
      data: deflated(deflatedZeros(1000)),
    }),
  'a filter that stands elsewhere': () =>
    onePage(
      { entries: '/Filter 6 0 R', data: deflated(deflatedZeros(1000)) },
      { rest: [{ entries: '[/FlateDecode /FlateDecode]' }] },
    ),
  'a length that lies': () =>
    onePage({ entries: `${FLATE} /Length 12`, data: deflated(shown(30 * MEGABYTE)) }),
  'a stream that breaks off': () => {
    const data = deflated(shown(60 * MEGABYTE));
    return onePage({ entries: FLATE, data: data.subarray(0, data.length - 50) });
  },
  'two hundred small streams': () => {
    const data = deflated(shown(MEGABYTE));
    const rest = Array.from({ length: 200 }, () => ({ entries: FLATE, data }));
    const all = rest.map((_, at) => `${6 + at} 0 R`).join(' ');
    const file = onePage({ entries: FLATE, data }, { rest }).toString('latin1');
    return Buffer.from(file.replace('/Contents 4 0 R', `/Contents [${all}]`), 'latin1');
  },
  'one stream, drawn two hundred times': () => {
    const data = deflated(shown(2 * MEGABYTE));
    const all = '4 0 R '.repeat(200);
    const file = onePage({ entries: FLATE, data }).toString('latin1');
    return Buffer.from(file.replace('/Contents 4 0 R', `/Contents [${all}]`), 'latin1');
  },
  'text that says it is a picture': () =>
    onePage({
      entries: `/Type /XObject /Subtype /Image /Width 1 /Height 1 ${FLATE}`,
      data: deflated(shown(200 * MEGABYTE)),
    }),
  'text that says it is a font': () =>
    onePage({ entries: `/Length1 9 ${FLATE}`, data: deflated(shown(200 * MEGABYTE)) }),
  'a stream of objects': () =>
    onePage(
      { entries: '', data: Buffer.from('BT ET') },
      {
        rest: [
          {
            entries: `/Type /ObjStm /N 1 /First 5 ${FLATE}`,
            data: deflated(Buffer.concat([Buffer.from('9 0 \n'), Buffer.alloc(64 * MEGABYTE, ' ')])),
          },
        ],
      },
    ),
  'forms that draw forms': () => laughingForms(14),
  'a million pages': () => {
    const file = onePage({ entries: '', data: Buffer.from('BT ET') }, { count: 1_000_000 });
    const text = file.toString('latin1');
    return Buffer.from(text.replace('/Kids [3 0 R]', `/Kids [${'3 0 R '.repeat(100_000)}]`), 'latin1');
  },
  'rows of a gigabyte': () =>
    onePage({
      entries: `${FLATE} /DecodeParms << /Predictor 12 /Columns 1000000000 >>`,
      data: deflated(Buffer.alloc(MEGABYTE, 2)),
    }),
  'a drawing of fax codes': () =>
    onePage({
      entries: '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
      data: Buffer.alloc(60_000, 0xff),
    }),
  'a picture of 60,000 by 60,000 as fax': () =>
    picture('CCITTFaxDecode', '/DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>'),
  'a picture of 60,000 by 60,000 as JBIG2': () => picture('JBIG2Decode'),
  'a picture of 60,000 by 60,000 as JPX': () => picture('JPXDecode'),
  'a picture within the text': () =>
    onePage({
      entries: '',
      data: Buffer.concat([
        Buffer.from('q BI /W 1 /H 1 /BPC 8 /CS /G /F [/Fl /Fl] ID '),
        deflated(deflatedZeros(1000)),
        Buffer.from('\nEI Q'),
      ]),
    }),
  'a pattern in a pattern': () =>
    onePage(
      { entries: '', data: Buffer.from('/Pattern cs /P scn 0 0 500 500 re f '.repeat(2000)) },
      {
        resources: '/Pattern << /P 6 0 R >>',
        rest: Array.from({ length: 6 }, (_, at) => ({
          entries: `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << /Pattern << /P ${7 + at} 0 R >> >>`,
          data: Buffer.from('/Pattern cs /P scn 0 0 1 1 re f '.repeat(40)),
        })),
      },
    ),
  'a font with four billion letters': () =>
    onePage(
      { entries: '', data: Buffer.from('BT /G 9 Tf (Asha) Tj ET') },
      {
        resources: '/Font << /G 6 0 R >>',
        rest: [
          { entries: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>' },
          {
            entries: '',
            data: Buffer.from(
              `/CIDInit /ProcSet findresource begin begincmap\n${'1 beginbfrange <00000000> <00ffffff> <0041> endbfrange\n'.repeat(200)}endcmap`,
            ),
          },
        ],
      },
    ),
  'four million brackets': () => onePage({ entries: '', data: Buffer.from('['.repeat(4_000_000)) }),
  'what is encrypted': () =>
    onePage(
      { entries: '/Filter [/Crypt /FlateDecode /FlateDecode]', data: deflated(deflatedZeros(1000)) },
      {
        trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >>`,
      },
    ),
};
