import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GROUND_STYLES, MODEL_STYLES } from '@talaash/domain/headshot/choice';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/log.ts';
import { bodyOf } from '../../../test/model-answer.ts';
import { maskPng, personJpeg } from '../../../test/portrait.ts';
import { type ProtocolServer, protocolServer, type WireAnswer } from '../../../test/protocol-server.ts';
import { modelSpending } from '../../db/schema/model.ts';
import { createBudget } from '../model/budget.ts';
import { imageModel, type ModelSettings } from '../model/provider.ts';
import { createHeadshotProcess } from './headshot-process.ts';
import { createLocalHeadshots } from './local.ts';
import { createModelHeadshots } from './model.ts';
import type { HeadshotGenerator } from './port.ts';

/** One for each test: a request of a run that was given up may still be under way when the next test begins. */
let server: ProtocolServer;
const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'talaash-headshots-'));
const [image, mask] = [join(folder, 'image'), join(folder, 'mask')];
await writeFile(
  image,
  await sharp(await personJpeg())
    .withExif({ IFD0: { Artist: 'Asha' } })
    .jpeg()
    .toBuffer(),
);
await writeFile(mask, await maskPng());
const headshots = createHeadshotProcess({ log: quietLog });
afterAll(() => headshots.close());
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await protocolServer();
  await db.delete(modelSpending);
});
afterEach(() => server.close());

/** A photo of a model, with metadata. */
const photo = await sharp(await personJpeg())
  .resize(512, 512, { fit: 'cover' })
  .withExif({ IFD0: { Software: 'painter' } })
  .png()
  .toBuffer();
const oneColor = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#777' } })
  .png()
  .toBuffer();
const tiny = await sharp(photo).resize(64, 64).png().toBuffer();

const editsAnswer = (picture: Buffer): WireAnswer => ({
  body: { created: 1, data: [{ b64_json: picture.toString('base64') }] },
});
const geminiPicture = (picture: Buffer): WireAnswer => ({
  body: {
    candidates: [
      {
        content: {
          role: 'model',
          parts: [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }],
        },
        finishReason: 'STOP',
      },
    ],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  },
});

type Options = {
  provider?: ModelSettings['provider'];
  perDay?: number;
  timeoutMs?: number;
  local?: HeadshotGenerator;
};

/** Answers as the local way does, without its half second of work. */
const quickLocal: HeadshotGenerator = {
  generate: async () => ({
    headshots: GROUND_STYLES.map((style) => ({ style, picture: photo })),
    isMasked: true,
    isAiEdited: false,
    isModelAway: false,
  }),
  probe: async () => 'found',
};

const generator = ({
  provider = 'openai-compatible',
  perDay = 100,
  timeoutMs = 60_000,
  local = quickLocal,
}: Options = {}) =>
  createModelHeadshots({
    local,
    process: headshots,
    model: imageModel({
      provider,
      url: `${server.url}/v1`,
      apiKey: 'secret-key',
      name: provider === 'google' ? 'gemini-image' : 'painter',
    }),
    budget: createBudget({ db, now: () => Date.parse('2026-11-20T12:00:00Z'), unit: 'picture', perDay }),
    probe: async () => 'found',
    log: quietLog,
    timeoutMs,
  });

async function generate(options: Options = {}, signal = new AbortController().signal) {
  const made = await generator(options).generate({ image, mask, signal });
  if ('refused' in made) throw new Error(made.refused);
  return made;
}

const spent = async () => (await db.select().from(modelSpending))[0]?.spent ?? 0;

describe('an image model', () => {
  test('makes the five, by image edits', async () => {
    server.answerWith(() => editsAnswer(photo));
    const { headshots, isAiEdited, isModelAway } = await generate();
    expect({ isAiEdited, isModelAway }).toEqual({ isAiEdited: true, isModelAway: false });
    expect(headshots.map(({ style }) => style)).toEqual([...MODEL_STYLES]);
    for (const { picture } of headshots) {
      const { format, width, height, exif } = await sharp(picture).metadata();
      expect({ format, width, height, exif }).toEqual({
        format: 'webp',
        width: 768,
        height: 768,
        exif: undefined,
      });
    }
    expect(await spent()).toBe(5);
    const bodies = server.requests.map(({ body }) => body.toString('latin1'));
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/v1/images/edits' });
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-key',
      'content-type': expect.stringContaining('multipart/form-data'),
    });
    for (const clothes of ['business suit', 'blazer', 'button-down', 'smart casual', 'polo'])
      expect(bodies.filter((body) => body.includes(clothes))).toHaveLength(1);
    expect(bodies.join()).not.toContain('Asha');
    expect(bodies.every((body) => body.includes('\xff\xd8\xff'))).toBe(true);
  });

  test('makes the five, by Google’s generateContent, without size or mask', async () => {
    server.answerWith(() => geminiPicture(photo));
    const { headshots, isAiEdited } = await generate({ provider: 'google' });
    expect(headshots).toHaveLength(5);
    expect(isAiEdited).toBe(true);
    const [request] = server.requests;
    if (!request) throw new Error('Nothing was asked.');
    expect(request.path).toBe('/v1/models/gemini-image:generateContent');
    expect(request.headers['x-goog-api-key']).toBe('secret-key');
    const body = JSON.stringify(bodyOf(request));
    expect(body).toContain('image/jpeg');
    expect(body).not.toMatch(/imageSize|mask/);
  });
});

describe('the local way makes all five, and says that the model was away, where it', () => {
  test.each<[string, WireAnswer, number]>([
    ['refuses', { status: 400, body: { error: { message: 'safety' } } }, 0],
    ['does not accept the key', { status: 401, body: {} }, 0],
    ['has too much to do', { status: 429, body: {} }, 0],
    ['is not reached', 'reset', 0],
    ['sends no picture', { body: { created: 1, data: [] } }, 3],
    ['sends text for a picture', editsAnswer(Buffer.from('<svg onload="x"/>')), 3],
    ['sends one color', editsAnswer(oneColor), 3],
    ['sends a tiny picture', editsAnswer(tiny), 3],
    ['names an address for the picture', { body: { data: [{ url: 'http://elsewhere.test/x.png' }] } }, 3],
  ])('%s', async (_, answer, most) => {
    server.answerWith(() => answer);
    const { headshots, isAiEdited, isModelAway, isMasked } = await generate();
    expect({ isAiEdited, isModelAway, isMasked }).toEqual({
      isAiEdited: false,
      isModelAway: true,
      isMasked: true,
    });
    expect(headshots.map(({ style }) => style)).toEqual([...GROUND_STYLES]);
    expect(await spent()).toBeLessThanOrEqual(most);
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  test('does not answer in time: the real one', async () => {
    server.answerWith(() => 'hang');
    const made = await generate({ timeoutMs: 100, local: createLocalHeadshots(headshots) });
    expect(made).toMatchObject({ isAiEdited: false, isModelAway: true, isMasked: true });
    expect(made.headshots.map(({ style }) => style)).toEqual([...GROUND_STYLES]);
    expect(new Set(made.headshots.map(({ picture }) => picture.toString('base64'))).size).toBe(5);
  });

  test('has no budget left, and is not asked then', async () => {
    server.answerWith(() => editsAnswer(photo));
    await generate({ perDay: 9 });
    server.requests.length = 0;
    expect(await generate({ perDay: 9 })).toMatchObject({ isModelAway: true });
    expect(server.requests).toEqual([]);
    expect(await spent()).toBe(5);
  });
});

test('a run that is given up ends, and nothing is made', async () => {
  const left = new AbortController();
  server.answerWith(() => {
    left.abort(new Error('left'));
    return 'hang';
  });
  await expect(generate({}, left.signal)).rejects.toThrow('left');
});

test('what is no picture is refused before anything is asked', async () => {
  await writeFile(join(folder, 'text'), 'text');
  const { signal } = new AbortController();
  expect(await generator().generate({ image: join(folder, 'text'), signal })).toEqual({ refused: 'image' });
  expect(server.requests).toEqual([]);
});
