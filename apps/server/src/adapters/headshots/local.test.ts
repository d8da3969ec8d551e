import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GROUND_STYLES, LIGHT_STYLES } from '@talaash/domain/headshot/choice';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { quietLog } from '../../../test/log.ts';
import { maskPng, personJpeg } from '../../../test/portrait.ts';
import { createHeadshotProcess } from './headshot-process.ts';
import { createLocalHeadshots } from './local.ts';

const folder = await mkdtemp(join(tmpdir(), 'talaash-headshots-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const headshots = createHeadshotProcess({ log: quietLog });
afterAll(() => headshots.close());
const generator = createLocalHeadshots(headshots);
let count = 0;

async function fileOf(content: Buffer): Promise<string> {
  count += 1;
  const path = join(folder, String(count));
  await writeFile(path, content);
  return path;
}

async function generate(image: Buffer, mask?: Buffer) {
  const { signal } = new AbortController();
  const files = { image: await fileOf(image), mask: mask && (await fileOf(mask)) };
  return generator.generate({ ...files, signal });
}

/** The average color of a part of a picture, as [red, green, blue]. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const part = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 20, height: 20 })
    .png()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const distance = (one: number[], other: number[]) =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

test('with a mask, five grounds are put behind the person, whose colors stay', async () => {
  const made = await generate(await personJpeg(), await maskPng());
  if ('refused' in made) throw new Error(made.refused);
  expect(made.isMasked).toBe(true);
  expect(made.headshots.map(({ style }) => style)).toEqual(GROUND_STYLES);
  const corners = [];
  for (const { picture } of made.headshots) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 768, height: 768 });
    corners.push(await colorAt(picture, 4, 4));
    // The face of the person in the picture, wherever the light comes from.
    expect(distance(await colorAt(picture, 374, 250), [181, 128, 90])).toBeLessThan(60);
  }
  expect(distance(corners[0] ?? [], [241, 242, 246])).toBeLessThan(4);
  for (const [at, corner] of corners.entries())
    for (const other of corners.slice(at + 1)) expect(distance(corner, other)).toBeGreaterThan(12);
});

test('without a mask, or with one that shows nobody, the ground stays and the light changes', async () => {
  const nobody = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  for (const mask of [undefined, nobody]) {
    const made = await generate(await personJpeg(), mask);
    if ('refused' in made) throw new Error(made.refused);
    expect(made.isMasked).toBe(false);
    expect(made.headshots.map(({ style }) => style)).toEqual(LIGHT_STYLES);
    const [, bright, warm, cool, gray] = await Promise.all(
      made.headshots.map(({ picture }) => colorAt(picture, 10, 10)),
    );
    const redness = (color: number[] | undefined) => (color?.[0] ?? 0) - (color?.[2] ?? 0);
    expect(redness(warm)).toBeGreaterThan(redness(bright));
    expect(redness(cool)).toBeLessThan(redness(bright));
    expect(redness(gray)).toBe(0);
  }
});

test('a picture that lies on its side is turned upright before the mask is read', async () => {
  const lying = await sharp(await personJpeg())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await generate(lying, await maskPng());
  if ('refused' in made) throw new Error(made.refused);
  const [first] = made.headshots;
  expect(distance(await colorAt(first?.picture ?? Buffer.of(), 374, 250), [181, 128, 90])).toBeLessThan(60);
});

test.each<[string, () => Promise<Buffer>]>([
  ['text', async () => Buffer.from('not a picture')],
  ['half a picture', async () => (await personJpeg()).subarray(0, 2000)],
  [
    'a GIF',
    async () =>
      sharp(await personJpeg())
        .gif()
        .toBuffer(),
  ],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'too many pixels',
    () =>
      sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
])('%s is refused as a picture', async (_name, image) => {
  expect(await generate(await image())).toEqual({ refused: 'image' });
});

test.each<[string, () => Promise<Buffer>]>([
  ['text', async () => Buffer.from('not a mask')],
  ['a JPEG', () => personJpeg()],
  [
    'of other proportions',
    async () =>
      sharp(await maskPng())
        .resize(300, 300, { fit: 'fill' })
        .png()
        .toBuffer(),
  ],
  [
    'of too many pixels',
    async () =>
      sharp(await maskPng())
        .resize(1800, 2400)
        .png()
        .toBuffer(),
  ],
])('%s is refused as a mask', async (_name, mask) => {
  expect(await generate(await personJpeg(), await mask())).toEqual({ refused: 'mask' });
});

test('work that nobody waits for ends', async () => {
  const signal = AbortSignal.abort(new Error('left'));
  await expect(generator.generate({ image: await fileOf(await personJpeg()), signal })).rejects.toThrow(
    'left',
  );
});
