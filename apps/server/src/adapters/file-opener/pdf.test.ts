import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import {
  PDF_ACTIVE_SENTENCE,
  PDF_PROTECTED_SENTENCE,
  PDF_UNREADABLE_SENTENCE,
} from '@talaash/domain/file/words';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { pdfRefusal } from './pdf.ts';

const folder = await mkdtemp(join(tmpdir(), 'talaash-pdf-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function refusalOf(content: string | Uint8Array): Promise<string | undefined> {
  const file = join(folder, 'cv');
  await writeFile(file, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return pdfRefusal(file);
}

/** A PDF of the objects, of which the first is the catalogue. */
const withObjects = (...objects: string[]) =>
  `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;

const catalog = (entry: string) => `<< /Type /Catalog /Pages 2 0 R ${entry} >>`;

/** Objects in a compressed stream. */
function objectStream(objects: string, options: { numbers?: string; filter?: string; data?: Buffer } = {}) {
  const { numbers = '9 0 ', filter = '/FlateDecode' } = options;
  const data = options.data ?? deflateSync(Buffer.from(numbers + objects, 'latin1'));
  return `<< /Type /ObjStm /N 1 /First ${numbers.length} /Filter ${filter} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
}

async function document(change: (document: PDFDocument) => void | Promise<void>, useObjectStreams: boolean) {
  const made = await PDFDocument.create();
  made.setTitle('Java/JavaScript developer (/S /JavaScript)');
  made.addPage().drawText('TypeScript/JavaScript, HTML/CSS /Launch');
  await change(made);
  return made.save({ useObjectStreams });
}

describe.each([true, false])('a PDF whose objects are compressed: %s', (isCompressed) => {
  test('with links and an address to open at is accepted', async () => {
    const content = await document((made) => {
      const page = made.getPage(0);
      const link = made.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 9, 9],
        A: { S: 'URI', URI: PDFString.of('https://talaash.example/JavaScript') },
      });
      page.node.set(PDFName.of('Annots'), made.context.obj([made.context.register(link)]));
      made.catalog.set(PDFName.of('OpenAction'), made.context.obj([page.ref, PDFName.of('Fit')]));
    }, isCompressed);
    expect(await refusalOf(content)).toBeUndefined();
  });

  test('with a script is refused', async () => {
    const content = await document((made) => made.addJavaScript('a', 'app.alert(1)'), isCompressed);
    expect(await refusalOf(content)).toBe(PDF_ACTIVE_SENTENCE);
  });

  test('with an attached file is refused', async () => {
    const content = await document((made) => made.attach(Buffer.from('x'), 'a.exe'), isCompressed);
    expect(await refusalOf(content)).toBe(PDF_ACTIVE_SENTENCE);
  });
});

test.each([
  ['a script', catalog('/OpenAction << /S /JavaScript /JS (a) >>')],
  ['a script with an escaped name', catalog('/OpenAction << /S /J#61va#53cript /JS (a) >>')],
  ['a script behind a comment', catalog('/OpenAction << /S % (\n /JavaScript /JS (a) >>')],
  ['a script behind a text with brackets', catalog('/X (\\) ( ) \\() /OpenAction << /S /JavaScript >>')],
  ['a script behind a text in hex', catalog('/X <28> /OpenAction << /S /JavaScript >>')],
  ['a program to launch', catalog('/OpenAction << /S /Launch /F (calc.exe) >>')],
  ['attached files', catalog('/Names << /EmbeddedFiles 9 0 R >>')],
  ['an attachment on a page', '<< /Type /Annot /Subtype /FileAttachment >>'],
  ['a form of another kind', catalog('/AcroForm << /XFA 9 0 R >>')],
])('%s is refused', async (_, object) => {
  expect(await refusalOf(withObjects(object))).toBe(PDF_ACTIVE_SENTENCE);
});

const script = '<< /S /JavaScript /JS (a) >>';

test.each([
  ['a name of its own', withObjects(catalog('/OpenAction << /S 2 0 R >>'), '/JavaScript')],
  ['a text', withObjects(`(\n9 0 obj\n${script}\nendobj)`)],
  ['the bytes of a stream', withObjects(`<< /Length 99 >>\nstream\n9 0 obj ${script} endobj\nendstream`)],
  ['a stream of objects', withObjects(objectStream(script))],
  ['a stream of objects, in a text', withObjects(objectStream(`(${script})`, { numbers: '9 1 ' }))],
  [
    'a stream of objects that is called nothing',
    withObjects(objectStream(script).replace('/Type /ObjStm', '')),
  ],
])('a script that hides in %s is found', async (_, content) => {
  expect(await refusalOf(content)).toBe(PDF_ACTIVE_SENTENCE);
});

test.each([
  ['in another encoding', withObjects(objectStream(script, { filter: '/LZWDecode' }))],
  ['in two encodings', withObjects(objectStream(script, { filter: '[/ASCIIHexDecode /FlateDecode]' }))],
  ['that cannot be inflated', withObjects(objectStream('', { data: Buffer.from('nothing') }))],
  [
    'that is a bomb',
    withObjects(objectStream('', { data: deflateSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 9 }) })),
  ],
])('a stream of objects %s is not readable', async (_, content) => {
  expect(await refusalOf(content)).toBe(PDF_UNREADABLE_SENTENCE);
});

test('objects that are written into one another are given up', async () => {
  expect(await refusalOf(withObjects('1 0 obj ('.repeat(20_000)))).toBe(PDF_UNREADABLE_SENTENCE);
});

test('a PDF with a password is refused', async () => {
  const content = withObjects(catalog('')).replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 5 0 R');
  expect(await refusalOf(content)).toBe(PDF_PROTECTED_SENTENCE);
});
