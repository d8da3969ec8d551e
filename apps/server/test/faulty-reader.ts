import { readFile } from 'node:fs/promises';
import { parentPort, threadId } from 'node:worker_threads';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import type { ReadingCall, ReadingReply } from '../src/adapters/resume-reader/local.ts';

const post = (reply: ReadingReply) => parentPort?.postMessage(reply);

/** Names itself, so that a test sees which thread answered. */
const named = (name: string): ResumeAnswer => ({
  success: true,
  data: {
    name,
    skills: [String(threadId)],
    workExperiences: [],
    educationList: [],
    personalProjects: [],
    certifications: [],
  },
  warnings: [],
  pages: {},
});

const FAULTS: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  exit: () => process.exit(1),
  throw: () => {
    setImmediate(() => {
      throw new Error('The reader fell over.');
    });
  },
  fail: () => post({ failure: 'TypeError' }),
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, () => 0.5));
  },
};

/** A reader's thread with faults: the last word of the file says what happens. */
parentPort?.on('message', async ({ file }: ReadingCall) => {
  const word = (await readFile(file, 'latin1')).trim().split(/\s+/).at(-1) ?? '';
  const fault = FAULTS[word];
  if (fault) fault();
  else post({ answer: named(word) });
});
post('ready');
