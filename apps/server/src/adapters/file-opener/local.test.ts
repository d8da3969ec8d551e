import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_KINDS } from '@talaash/domain/file/limit';
import { IMAGE_LOAD_SENTENCE, PDF_UNREADABLE_SENTENCE } from '@talaash/domain/file/words';
import { afterAll, expect, test } from 'vitest';
import { quietLog } from '../../../test/log.ts';
import { solid } from '../../../test/upload.ts';
import { createFileOpener } from './local.ts';
import { OpenerBusy } from './port.ts';

const folder = await mkdtemp(join(tmpdir(), 'talaash-opener-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, content: Buffer | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const PROFILE_PICTURE = UPLOAD_KINDS.profilePicture;
const side = 6320;
const interlaced = await fileOf(
  'interlaced.png',
  await solid(side, side).ensureAlpha(0.5).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
);
const small = await fileOf('small.png', await solid(300, 200).png().toBuffer());

test('a picture that takes more memory than one may is refused, and others at the same time are read', async () => {
  // The interlaced one is held as a whole: 160 MB, beside 110 MB of the process.
  const opener = createFileOpener({ log: quietLog, memoryMb: 200 });
  const pictures = [interlaced, small, interlaced, small, small].map((file) =>
    opener.readPicture(file, PROFILE_PICTURE),
  );
  const read = await Promise.all(pictures);
  expect(read.map((one) => ('refusal' in one ? one.refusal : 'read'))).toEqual([
    IMAGE_LOAD_SENTENCE,
    'read',
    IMAGE_LOAD_SENTENCE,
    'read',
    'read',
  ]);
  await opener.close();
});

test('the same picture is read within the memory that files get', async () => {
  const opener = createFileOpener({ log: quietLog });
  expect(await opener.readPicture(interlaced, PROFILE_PICTURE)).toHaveProperty('picture.large');
  await opener.close();
});

const script = new URL('../../../test/faulty-reader.ts', import.meta.url);

test('a PDF that hangs is refused, and nothing is opened where no process starts', async () => {
  const opener = createFileOpener({ log: quietLog, script, timeoutMs: 300 });
  expect(await opener.pdfRefusal(await fileOf('cv', 'hang'))).toBe(PDF_UNREADABLE_SENTENCE);
  await opener.close();
  await expect(opener.pdfRefusal(small)).rejects.toThrow(OpenerBusy);
  const broken = createFileOpener({ log: quietLog, script: new URL('nowhere.ts', import.meta.url) });
  await expect(broken.pdfRefusal(small)).rejects.toThrow(OpenerBusy);
  await broken.close();
});
