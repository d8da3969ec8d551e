import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESUME_READING_SENTENCES } from '@talaash/domain/resume/words';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../../test/log.ts';
import { createLocalResumeReader } from './local.ts';
import { ReaderBusy, type ResumeReader } from './port.ts';

const script = new URL('../../../test/faulty-reader.ts', import.meta.url);
const opened: ResumeReader[] = [];
const wanted = new AbortController().signal;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talaash-resume-'));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
  await rm(folder, { recursive: true, force: true });
});

type Options = Omit<Parameters<typeof createLocalResumeReader>[0], 'log'>;

function open(options: Options = { script }) {
  const reader = createLocalResumeReader({ log: quietLog, ...options });
  opened.push(reader);
  return reader;
}

async function fileOf(word: string): Promise<string> {
  const file = join(folder, word);
  await writeFile(file, word);
  return file;
}

async function nameOf(reader: ResumeReader, word: string) {
  return nameIn(reader, await fileOf(word));
}

/** The name that the answer holds, and the process that gave it. */
async function nameIn(reader: ResumeReader, file: string) {
  const answer = await reader.read(file, wanted);
  return answer.success ? { name: answer.data.name, pid: answer.data.skills[0] } : answer.error;
}

test.each([
  ['exit', RESUME_READING_SENTENCES.crashed],
  ['throw', RESUME_READING_SENTENCES.crashed],
  ['fail', RESUME_READING_SENTENCES.crashed],
  ['hang', RESUME_READING_SENTENCES.tooSlow],
  ['fill', RESUME_READING_SENTENCES.tooHeavy],
  ['fillBuffers', RESUME_READING_SENTENCES.tooHeavy],
  ['fillAtOnce', RESUME_READING_SENTENCES.tooHeavy],
])(
  'a process that does "%s" answers with a sentence, and the next file is read by another',
  async (fault, sentence) => {
    const reader = open({ script, memoryMb: 192, timeoutMs: fault === 'hang' ? 500 : 30_000 });
    const first = await nameOf(reader, 'Asha');
    expect(first).toMatchObject({ name: 'Asha' });
    // Both files are there before either is read: the one that is written first would be read first.
    const [faulty, sound] = [await fileOf(fault), await fileOf('Ravi')];
    const [broken, next] = await Promise.all([nameIn(reader, faulty), nameIn(reader, sound)]);
    expect(broken).toBe(sentence);
    expect(next).toMatchObject({ name: 'Ravi' });
    expect(next).not.toMatchObject({ pid: (first as { pid: string }).pid });
  },
);

test('files are read by one process in their order', async () => {
  const reader = open();
  const read = await Promise.all(['Asha', 'Ravi', 'Meera'].map((word) => nameOf(reader, word)));
  expect(read).toMatchObject([{ name: 'Asha' }, { name: 'Ravi' }, { name: 'Meera' }]);
  expect(new Set(read.map((answer) => (answer as { pid: string }).pid)).size).toBe(1);
});

test('an idle process ends, and the next file starts another', async () => {
  const reader = open({ script, idleMs: 1 });
  const first = (await nameOf(reader, 'Asha')) as { pid: string };
  await vi.waitFor(async () => expect(await nameOf(reader, 'Ravi')).not.toMatchObject({ pid: first.pid }), {
    timeout: 60_000,
  });
});

test('nobody waits in a queue that is full', async () => {
  const reader = open({ script, waitingMax: 1, timeoutMs: 1000 });
  const [hanging, file] = [await fileOf('hang'), await fileOf('Asha')];
  const first = reader.read(hanging, wanted);
  const second = reader.read(file, wanted);
  await expect(reader.read(file, wanted)).rejects.toThrow(ReaderBusy);
  expect(await first).toMatchObject({ success: false });
  expect(await second).toMatchObject({ success: true });
});

test('a file that nobody waits for is dropped, in the queue and while it is read', async () => {
  const reader = open({ script, timeoutMs: 60_000 });
  const [current, queued] = [new AbortController(), new AbortController()];
  const hanging = reader.read(await fileOf('hang'), current.signal);
  const waiting = reader.read(await fileOf('Asha'), queued.signal);
  const last = nameOf(reader, 'Ravi');
  queued.abort(new Error('left the queue'));
  await expect(waiting).rejects.toThrow('left the queue');
  current.abort(new Error('left'));
  await expect(hanging).rejects.toThrow('left');
  expect(await last).toMatchObject({ name: 'Ravi' });
});

test('the real process reads a file', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const file = join(folder, 'blank.pdf');
  await writeFile(file, await document.save());
  const reader = open({});
  expect(await reader.read(file, wanted)).toMatchObject({
    success: false,
    error: expect.stringMatching(/\w/),
  });
  expect(await reader.read(await fileOf('text'), wanted)).toMatchObject({ success: false });
});
