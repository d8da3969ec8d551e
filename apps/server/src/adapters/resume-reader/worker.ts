import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readResumeText } from '@talaash/resume-reader/read';
import { createExactPlaces } from '../places/exact.ts';
import { readGazetteer } from '../places/gazetteer.ts';
import type { ReadingCall, ReadingReply } from './local.ts';

/** Searches and calls go first. On Linux this is the priority of one thread, elsewhere of the whole process. */
if (process.platform === 'linux') setPriority(0, 5);

const post = (reply: ReadingReply) => parentPort?.postMessage(reply);

const findPlace = createExactPlaces(await readGazetteer());

parentPort?.on('message', ({ file }: ReadingCall) => {
  void read(file).then(post, (error: unknown) => post({ failure: stackOf(error) }));
});
post('ready');

async function read(file: string): Promise<ReadingReply> {
  const bytes = new Uint8Array(await readFile(file));
  return readResumeText(bytes, { findPlace, now: new Date() });
}

/** Where it failed. The message stays out: it may quote the file. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}\n${(error.stack ?? '').replace(/^[\s\S]*?(?=\n\s+at )/, '')}`
    : 'unknown';
