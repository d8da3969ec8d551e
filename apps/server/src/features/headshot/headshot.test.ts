import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadshotAnswer } from '@talaash/domain/headshot/schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import type { Person } from '../../../test/person.ts';
import { maskPng, personJpeg } from '../../../test/portrait.ts';
import { files } from '../../db/schema/file.ts';
import { headshotRuns } from '../../db/schema/headshot.ts';

const { admin, client, company, deps, person, request, talent } = await testApp();

type Sent = Record<string, { filename: string; content: Buffer }>;

type Failure = { code: string; message: string; data: { retryAfterSeconds: number } };

async function send(as: Person | undefined, sent: Sent, signal?: AbortSignal) {
  const form = new FormData();
  for (const [field, { filename, content }] of Object.entries(sent))
    form.append(field, new File([new Uint8Array(content)], filename));
  const answered = await request('/api/v1/generate-headshots', {
    method: 'POST',
    body: form,
    ...(signal ? { signal } : {}),
    ...(as ? { as } : {}),
  });
  const body: unknown = await answered.json();
  return { status: answered.status, body: body as Failure };
}

const picture = { file: { filename: 'me.jpg', content: await personJpeg() } };
const masked = { ...picture, mask: { filename: 'mask.png', content: await maskPng() } };

const storedOf = ({ talentId }: { talentId: string }) =>
  deps.db.select().from(files).where(eq(files.talentId, talentId));

const runsOf = async (as: Person) => (await client(as).headshot.runs({})).runsLeft;

describe('headshots', () => {
  test('are refused to everybody but talents', async () => {
    expect(await send(undefined, picture)).toMatchObject({ status: 401 });
    for (const other of [await company(), await person(), await admin()]) {
      expect(await send(other, picture)).toMatchObject({ status: 403 });
    }
  });

  test.each<[string, Sent, string]>([
    ['nothing', {}, 'Please select an image'],
    ['a mask alone', { mask: masked.mask }, 'Please select an image'],
    [
      'a GIF',
      { file: { filename: 'me.gif', content: picture.file.content } },
      'Please select an image file (JPG, PNG)',
    ],
    [
      '5 MB',
      { file: { filename: 'me.png', content: Buffer.alloc(5 * 1024 * 1024) } },
      'Image size must be less than 5MB',
    ],
    [
      'more than 5 MB',
      { file: { filename: 'me.png', content: Buffer.alloc(5 * 1024 * 1024 + 1) } },
      'Image size must be less than 5MB',
    ],
    ['text', { file: { filename: 'me.png', content: Buffer.from('x') } }, 'Failed to load image'],
    [
      'a picture as a mask',
      { ...picture, mask: { filename: 'mask.png', content: picture.file.content } },
      'The mask must be a PNG with the proportions of the picture.',
    ],
    ['an unknown file', { ...picture, other: picture.file }, 'Cannot handle multiple files.'],
  ])('of %s are refused, and no run is lost', async (_name, sent, sentence) => {
    const someone = await talent();
    const { status, body } = await send(someone, sent);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION_FAILED' });
    expect(body.message).toBe(sentence);
    expect(await storedOf(someone)).toEqual([]);
    expect(await runsOf(someone)).toBe(5);
  });

  test('are five pictures that only the talent sees, one of which becomes the profile picture', async () => {
    const [someone, stranger] = [await talent(), await company({ isApproved: true })];
    const { status, body } = await send(someone, masked);
    expect(status).toBe(200);
    const { variations, isMasked, runs } = HeadshotAnswer.parse(body);
    expect(isMasked).toBe(true);
    expect(runs).toEqual({ runsLeft: 4, nextIsoDateTimeUtc: null });
    expect(variations.map(({ style }) => style)).toEqual([
      'Plain_Light',
      'Slate',
      'Window_Light',
      'Warm_Studio',
      'Dark_Studio',
    ]);
    for (const { picture: made } of variations) {
      const address = `/api/v1/pictures/${made.id}-lg.webp`;
      const answered = await request(address, { as: someone });
      const { width, height } = await sharp(Buffer.from(await answered.arrayBuffer())).metadata();
      expect([width, height]).toEqual([768, 768]);
      expect((await request(address, { as: stranger })).status).toBe(404);
      expect(made.path).toMatch(new RegExp(`^talents/${someone.uid}/profile_pictures/`));
    }
    const [, chosen] = variations;
    await client(someone).talentProfile.update({
      talentProfile: talentProfileDraft({ profilePicture: chosen?.picture }),
    });
    expect((await request(`/api/v1/pictures/${chosen?.picture.id}.webp`, { as: stranger })).status).toBe(200);
  });

  test('without a mask say so', async () => {
    const { body } = await send(await talent(), picture);
    expect(HeadshotAnswer.parse(body)).toMatchObject({ isMasked: false, runs: { runsLeft: 4 } });
  });

  test('are made five times a day, however many are asked for at once', async () => {
    const someone = await talent();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(someone, picture)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    const startedAt = new Date(deps.now() - 23 * 60 * 60 * 1000).toISOString();
    const rows = ['a', 'b', 'c', 'd'].map((id) => ({
      id: id + someone.talentId,
      talentId: someone.talentId,
      startedAt,
    }));
    await deps.db.insert(headshotRuns).values(rows);
    const { status, body } = await send(someone, picture);
    expect({ status, message: body.message }).toEqual({
      status: 429,
      message: 'You have made headshots 5 times today. You can make more tomorrow.',
    });
    expect(body.data.retryAfterSeconds).toBeGreaterThan(3500);
    expect(body.data.retryAfterSeconds).toBeLessThanOrEqual(3600);
    const { runsLeft, nextIsoDateTimeUtc } = await client(someone).headshot.runs({});
    expect(runsLeft).toBe(0);
    expect(Date.parse(nextIsoDateTimeUtc ?? '') - Date.parse(startedAt)).toBe(24 * 60 * 60 * 1000);
    const anHourEarlier = new Date(deps.now() - 25 * 60 * 60 * 1000).toISOString();
    await deps.db
      .update(headshotRuns)
      .set({ startedAt: anHourEarlier })
      .where(eq(headshotRuns.startedAt, startedAt));
    expect(await runsOf(someone)).toBe(4);
  });

  test('leave no temporary file', async () => {
    await send(await talent(), masked);
    expect(await readdir(join(deps.config.dataDir, 'uploads'))).toEqual([]);
  });
});
