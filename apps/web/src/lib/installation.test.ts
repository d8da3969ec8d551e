import { MAINTENANCE_SENTENCE } from '@talaash/domain/installation/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { noteClosed, noteEnvironment } from './installation.ts';
import { setPersistentNote, persistentNotes } from '../ui/base/persistent-note.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const about of persistentNotes().keys()) setPersistentNote(about, undefined);
});

const answers = (...bodies: (object | Error)[]) => {
  const fetching = vi.fn(async () => {
    const body = bodies.shift() ?? {};
    if (body instanceof Error) throw body;
    return Response.json(body);
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

test('maintenance is shown until it is over, whatever the responses in between', async () => {
  const fetching = answers(
    { isUnderMaintenance: true },
    new Error('gone'),
    {},
    { isUnderMaintenance: false },
  );
  const onOpen = vi.fn();
  const closed = new CallError('SERVICE_UNAVAILABLE', MAINTENANCE_SENTENCE);
  noteClosed(closed, onOpen);
  noteClosed(closed, onOpen);
  expect(persistentNotes().get('closed')).toBe(MAINTENANCE_SENTENCE);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([persistentNotes().get('closed'), onOpen.mock.calls.length]).toEqual([MAINTENANCE_SENTENCE, 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([persistentNotes().get('closed'), onOpen.mock.calls.length]).toEqual([undefined, 1]);
  expect(fetching).toHaveBeenCalledTimes(4);
});

test('another failure shows no product-wide note', () => {
  noteClosed(new CallError('SERVICE_UNAVAILABLE', 'The disk is full.'), vi.fn());
  noteClosed(new CallError('NOT_FOUND', MAINTENANCE_SENTENCE), vi.fn());
  expect(persistentNotes().size).toBe(0);
});

test('only staging shows its environment', () => {
  noteEnvironment(undefined);
  noteEnvironment('production');
  expect(persistentNotes().size).toBe(0);
  noteEnvironment('staging');
  expect(persistentNotes().get('staging')).toMatch(/^Staging: /);
});
