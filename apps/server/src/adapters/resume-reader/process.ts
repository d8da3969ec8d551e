import { readFile } from 'node:fs/promises';
import { type Reading, readResumeText } from '@talaash/resume-reader/read';
import { serveFiles } from '../../base/file-process/serve.ts';
import { createExactPlaces } from '../places/exact.ts';
import { readGazetteer } from '../places/gazetteer.ts';
import type { ReadingCall } from './local.ts';

const findPlace = createExactPlaces(await readGazetteer());

serveFiles<ReadingCall, Reading>(async ({ file }) => {
  const bytes = new Uint8Array(await readFile(file));
  return readResumeText(bytes, { findPlace, now: new Date() });
});
