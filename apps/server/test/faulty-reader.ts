import { readFile } from 'node:fs/promises';
import type { Reading } from '@talaash/resume-reader/read';
import type { ReadingCall } from '../src/adapters/resume-reader/local.ts';
import { serveFiles } from '../src/base/file-process/serve.ts';

const MEGABYTE = 1024 * 1024;

/** Names its process, so that a test sees which one answered. */
const named = (name: string): Reading => ({
  answer: {
    success: true,
    data: {
      name,
      skills: [String(process.pid)],
      workExperiences: [],
      educationList: [],
      personalProjects: [],
      certifications: [],
    },
    warnings: [],
    pages: {},
  },
});

const FAULTS: Record<string, () => unknown> = {
  hang: () => {
    for (;;);
  },
  wait: () => new Promise(() => undefined),
  exit: () => process.exit(1),
  throw: () =>
    new Promise(() => {
      setImmediate(() => {
        throw new Error('The reader fell over.');
      });
    }),
  fail: () => {
    throw new TypeError('what the file says');
  },
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, () => 0.5));
  },
  fillBuffers: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(64 * MEGABYTE, 1));
  },
  fillAtOnce: () => Buffer.alloc(3000 * MEGABYTE, 1),
};

/** A reader's process with faults: the last word of the file says what happens. */
serveFiles<ReadingCall, Reading>(async ({ file }) => {
  const word = (await readFile(file, 'latin1')).trim().split(/\s+/).at(-1) ?? '';
  await FAULTS[word]?.();
  return named(word);
});
