import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { nothing, somebody } from '../../../../../packages/talent-index/test/searched.ts';
import { IndexLost } from '@talaash/talent-index/port';
import {
  ask,
  asGuest,
  found,
  later,
  loaded,
  cursor,
  node,
  people,
  searchServer,
} from '../../../test/typesense-node.ts';

test('a key that the server does not know finds nothing and changes nothing, and is told nowhere', async () => {
  const server = await searchServer();
  const stranger = node({ url: server.url, apiKey: 'made-up-secret-key' });
  const refused = await ask(stranger, { text: 'react' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(IndexLost);
  await expect(stranger.apply({ upserts: people, removals: [] })).rejects.toThrow(IndexLost);
  await expect(stranger.status()).rejects.toThrow(IndexLost);
  expect(server.collectionNames()).toEqual([]);
  expect(stranger.lines.join()).toContain('did not accept updates');
  expect(`${stranger.lines.join()} ${inspect(refused, { depth: 9 })}`).not.toContain('made-up-secret-key');
});

test('a server that is down is lost, and the error contains nothing of the question', async () => {
  const { server, index } = await loaded();
  await server.stop();
  const lost = await ask(index, { text: 'private question' }).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(IndexLost);
  expect(inspect(lost, { depth: 9 })).not.toMatch(/private|bootstrap/);
  await expect(index.has('react')).rejects.toThrow(IndexLost);
  await expect(index.status()).rejects.toThrow(IndexLost);
});

test('a server that is not ready is lost', async () => {
  const { server, index } = await loaded();
  server.failWith(503);
  await expect(ask(index, {})).rejects.toThrow(IndexLost);
  await expect(index.apply({ upserts: people, removals: [] })).rejects.toThrow(IndexLost);
});

test.each([
  ['a filter of one’s own', 'React` || id:!=[`x`] || name:`'],
  ['an end of the list', 'React`] || experienceInYears:>=0 || skills:=[`CSS'],
  ['operators', 'x && (skills:CSS || name:Asha)'],
  ['an escaped backtick', 'React\\` || name:=Asha'],
  ['parentheses', ')) || ((id:*'],
  ['only signs', '`'],
  ['control characters', '\u0000\n\u007f'],
])('a skill is never read as a filter: %s', async (_, label) => {
  const { index } = await loaded();
  expect(await ask(index, { skills: [label] })).toMatchObject({ hits: [], total: 0 });
  await index.apply({ upserts: [somebody('odd', { skills: [label, 'React'] })], removals: [] });
  expect(await found(index, { skills: [label] })).toEqual(['odd']);
});

test('a talent whom the server refuses is left out and told; all others are in', async () => {
  const { index } = await loaded();
  const broken = somebody('broken', { experienceInYears: Number.NaN });
  await index.apply({ upserts: [broken, somebody('fine')], removals: ['c'], cursor: later });
  expect(await index.has('fine')).toBe(true);
  expect(await index.has('broken')).toBe(false);
  expect(await index.has('c')).toBe(false);
  expect((await index.status()).cursor).toEqual(later);
  expect(index.lines.join()).toMatch(/broken.*must be float/);
  await expect(index.apply({ upserts: [broken], removals: [] })).rejects.toThrow(/must be float/);
});

test.each([
  ['by a name', { text: 'asha' }],
  ['by the beginning of a name', { text: 'ash' }],
  ['by a whole name', { text: 'asha rao ' }],
  ['by a name among alternatives', { text: 'asha or zzzqq ' }],
  ['by a form of the name in one’s prose', { text: 'ashaben ' }],
])('a guest finds nobody %s, a company does', async (_, asked) => {
  const { index } = await loaded();
  expect(await found(index, { ...asked, ...asGuest })).toEqual([]);
  if (!asked.text.startsWith('ashaben')) expect(await found(index, asked)).toEqual(['react']);
});

test('tallies are what searches find, for guests without names, and without the index nothing', async () => {
  const { index } = await loaded();
  const questions = [
    { text: 'react developer' },
    { text: 'asha' },
    { text: 'asha', ...asGuest },
    { skills: ['CSS', 'Redux'], ...asGuest },
    { text: '\u0001', experienceInYears: { min: 5 }, page: 7 },
    { text: '🎉' },
  ].map((asked) => ({ ...nothing, ...asked }));
  const tallies = await index.tally(questions);
  for (const [i, question] of questions.entries()) {
    const { hits: _, isComplete: __, ...tally } = await index.search({ ...question, page: 0 });
    expect(tallies[i], JSON.stringify(question)).toEqual(tally);
  }
  expect(tallies.map(({ total }) => total > 0)).toEqual([true, true, false, true, true, false]);
  expect(await index.tally([])).toEqual([]);
  expect(await node(await searchServer()).tally([nothing])).toMatchObject([{ total: 0 }]);
});

test('what a load has brought is found before it is complete, and then under the alias', async () => {
  const server = await searchServer();
  const index = node(server);
  expect(await index.status()).toEqual({ state: 'building', talents: 0, cursor: undefined });
  expect((await ask(index, {})).total).toBe(0);
  await index.apply({ upserts: people.slice(0, 2), removals: [] });
  expect(await index.status()).toEqual({ state: 'building', talents: 2, cursor: undefined });
  expect((await ask(index, {})).total).toBe(2);
  await index.apply({ upserts: people.slice(2), removals: [], cursor, ready: true });
  expect(await index.status()).toEqual({ state: 'ready', talents: people.length, cursor });
});

test('another node finds the same, reads the cursor, and continues from it in the same collection', async () => {
  const { server, index } = await loaded();
  await index.close();
  const restarted = node(server);
  expect(await restarted.status()).toEqual({ state: 'ready', talents: people.length, cursor });
  expect(await found(restarted, { text: 'kernel' })).toEqual(['c']);
  await restarted.apply({ upserts: [somebody('new')], removals: ['c', 'unknown'], cursor: later });
  const other = node(server);
  expect([await other.has('new'), await other.has('c')]).toEqual([true, false]);
  expect(await other.status()).toEqual({ state: 'ready', talents: people.length, cursor: later });
  expect(server.collectionNames()).toHaveLength(2);
});

test('a change that two nodes send is stored once', async () => {
  const { server, index } = await loaded();
  const other = node(server);
  const change = { upserts: [somebody('new'), ...people], removals: ['c'], cursor: later };
  await Promise.all([index.apply(change), other.apply({ ...change, cursor })]);
  await index.apply({ upserts: [], removals: ['c'] });
  expect((await index.status()).talents).toBe(people.length);
});

test('a new load does not have talents who left, and the old collection is dropped', async () => {
  const server = await searchServer();
  const broken = node(server);
  await broken.apply({ upserts: people, removals: [] });
  await broken.close();
  const index = node(server);
  await index.apply({ upserts: people.slice(1), removals: [] });
  expect(server.collectionNames()).toHaveLength(3);
  await index.apply({ upserts: [], removals: [], cursor, ready: true });
  expect(await index.has('react')).toBe(false);
  expect(server.collectionNames()).toHaveLength(2);
});

test('when two nodes load at once, the earlier gives up and both continue in the collection of the later', async () => {
  const server = await searchServer();
  const onReturn = vi.fn<() => void>();
  const earlier = node(server, onReturn);
  await earlier.apply({ upserts: people.slice(0, 3), removals: [] });
  await vi.waitUntil(
    () =>
      Date.now() >
      Number(
        server
          .collectionNames()
          .join()
          .match(/_v\d+_(\d+)/)?.[1],
      ),
  );
  const index = node(server);
  await index.apply({ upserts: people, removals: [], cursor, ready: true });
  await expect(earlier.apply({ upserts: people.slice(3), removals: [] })).rejects.toThrow(IndexLost);
  await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce());
  expect(await earlier.status()).toMatchObject({ state: 'ready', cursor });
  await earlier.apply({ upserts: [somebody('new')], removals: [], cursor: later });
  expect(await found(index, { text: 'person ' })).toEqual(['new']);
});

test('a lost change blocks all later ones until the feed starts over at the cursor', async () => {
  const { server, index } = await loaded();
  const onReturn = vi.fn<() => void>();
  const feeding = node(server, onReturn);
  await feeding.status();
  await server.stop();
  await expect(feeding.apply({ upserts: [somebody('lost')], removals: [], cursor: later })).rejects.toThrow(
    IndexLost,
  );
  await server.start();
  await expect(feeding.apply({ upserts: [], removals: [], cursor: later })).rejects.toThrow(IndexLost);
  await vi.waitFor(() => expect(onReturn).toHaveBeenCalledOnce());
  expect((await index.status()).cursor).toEqual(cursor);
  await feeding.apply({ upserts: [somebody('lost')], removals: [], cursor: later });
  expect(await found(index, { text: 'person ' })).toEqual(['lost']);
  expect((await index.status()).cursor).toEqual(later);
});
