import { expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import type { SignedInViewer } from '../call/viewer.ts';
import { currentCursor } from '../events/read.ts';
import { record } from '../events/record.ts';
import { viewerKeys } from './live-audience.ts';
import { openReplays } from './live-replay.ts';

const { db } = await testDatabase();

const viewerOf = (talentId: string): SignedInViewer => ({
  uid: `uid of ${talentId}`,
  sessionId: `session of ${talentId}`,
  program: null,
  email: `${talentId}@people.test`,
  name: 'Asha Rao',
  isEmailVerified: true,
  isAdmin: false,
  mustSetUpSecondFactor: false,
  confirmedAtMs: 0,
  userType: 'talent',
  countryCode: 'IN',
  talentId,
  companyId: null,
  companyRole: null,
  hasPremiumAccess: false,
  suspendedUntilMs: null,
  limitedUntilMs: null,
});

const streamOf = (talentId: string, cursor: { xid: string; id: number }) => {
  const viewer = viewerOf(talentId);
  return { viewer, keys: viewerKeys(viewer), cursor };
};

const change = (talentId: string, threadId: string) =>
  db.transaction((tx) =>
    record(tx, { kind: 'message.sent', actorUid: null, companyId: 'company', talentId, threadId }),
  );

test.each([1, 3, 5000])(
  'streams that resume at once each get their own events since their cursor, in order, with %i read for all',
  async (sharedMax) => {
    const [one, other, third] = [`a${sharedMax}`, `b${sharedMax}`, `c${sharedMax}`];
    const start = await currentCursor(db);
    for (const number of [1, 2, 3]) {
      await change(one, `one ${number}`);
      await change(other, `other ${number}`);
    }
    const middle = await currentCursor(db);
    await change(one, 'one 4');
    const end = await currentCursor(db);
    const readPast = openReplays(db, () => end, sharedMax);
    const asked = [
      streamOf(one, start),
      streamOf(other, start),
      streamOf(one, middle),
      streamOf(other, middle),
      streamOf(third, start),
      streamOf(one, end),
    ];
    const answers = await Promise.all(asked.map(readPast));
    expect(answers.map((past) => past?.map(({ threadId }) => threadId))).toEqual([
      ['one 1', 'one 2', 'one 3', 'one 4'],
      ['other 1', 'other 2', 'other 3'],
      ['one 4'],
      [],
      [],
      [],
    ]);
  },
);

test.each([2, 5000])(
  'streams that resume one after the other get what happened before, between and after, with %i read for all',
  async (sharedMax) => {
    const [one, other] = [`d${sharedMax}`, `e${sharedMax}`];
    let end = await currentCursor(db);
    const readPast = openReplays(db, () => end, sharedMax);
    const missed = async (talentId: string, cursor: typeof end) =>
      (await readPast(streamOf(talentId, cursor)))?.map(({ threadId }) => threadId);
    const start = end;
    await change(one, 'one 1');
    const middle = await currentCursor(db);
    await change(other, 'other 1');
    end = await currentCursor(db);
    expect(await missed(one, middle)).toEqual([]);
    expect(await missed(one, start)).toEqual(['one 1']);
    for (const number of [2, 3, 4]) await change(one, `one ${number}`);
    end = await currentCursor(db);
    expect(await missed(one, start)).toEqual(['one 1', 'one 2', 'one 3', 'one 4']);
    expect(await missed(other, start)).toEqual(['other 1']);
    expect(await missed(other, middle)).toEqual(['other 1']);
    await change(other, 'other 2');
    const beyond = end;
    end = await currentCursor(db);
    expect(await missed(other, beyond)).toEqual(['other 2']);
    expect(await missed(other, end)).toEqual([]);
  },
);

test('a stream that missed little gets it, also beside one of the same person that missed too much', async () => {
  const start = await currentCursor(db);
  const missed = Array.from({ length: 501 }, (_, index) => ({
    kind: 'message.sent' as const,
    actorUid: null,
    companyId: 'company',
    talentId: 'busy',
    threadId: `thread ${index}`,
  }));
  await db.transaction((tx) => record(tx, ...missed));
  const middle = await currentCursor(db);
  await change('busy', 'the last');
  const end = await currentCursor(db);
  const readPast = openReplays(db, () => end);
  // While the first is read, the others wait and then share a read.
  const [, much, little] = await Promise.all([
    readPast(streamOf('first', end)),
    readPast(streamOf('busy', start)),
    readPast(streamOf('busy', middle)),
  ]);
  expect(much).toBeUndefined();
  expect(little?.map(({ threadId }) => threadId)).toEqual(['the last']);
});

test('a cursor that the database has not reached is not ours', async () => {
  const end = await currentCursor(db);
  const readPast = openReplays(db, () => end);
  expect(await readPast(streamOf('somebody', { xid: '9000000000', id: 0 }))).toBeUndefined();
});

test('if the database does not answer, each stream hears of it, and the next ones are read', async () => {
  const end = await currentCursor(db);
  let isAway = true;
  const cursor = () => {
    if (isAway) throw new Error('away');
    return end;
  };
  const readPast = openReplays(db, cursor);
  const answers = await Promise.allSettled([readPast(streamOf('a', end)), readPast(streamOf('b', end))]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await readPast(streamOf('a', end))).toEqual([]);
});
