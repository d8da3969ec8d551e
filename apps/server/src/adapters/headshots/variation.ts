import { GROUND_STYLES, LIGHT_STYLES } from '@talaash/domain/headshot/choice';
import { HEADSHOT_IMAGE, HEADSHOT_MASK } from '@talaash/domain/headshot/limit';
import sharp from 'sharp';
import type { HeadshotRefusal, MadeHeadshot, MadeHeadshots } from './port.ts';
import { type Crop, type Mask, portraitCrop } from './portrait-crop.ts';
import { inLight, onGround, SIDE } from './treatment.ts';

/** Pictures are first scaled down to this, which is more than enough for SIDE pixels of a face. */
const workingSide = 2048;

/** The tolerance of the aspect ratio, because both files are rounded to whole pixels. */
const proportionSlack = 0.02;

type Rgb = { data: Buffer; width: number; height: number };

/** One thread: each run has its own process, and the other core is for requests. */
sharp.concurrency(1);

class Refused extends Error {
  readonly file: 'image' | 'mask';

  constructor(file: 'image' | 'mask') {
    super(`The ${file} cannot be read.`);
    this.file = file;
  }
}

/** The paths of a picture and its mask. */
export type Pictures = { image: string; mask?: string | undefined };

/**
 * Five honest variations without a model: a crop to head and shoulders, balanced exposure, another background and another color
 * of light. The mask comes from the browser. Without one, the background stays.
 */
export async function makeVariations(
  pictures: Pictures,
): Promise<MadeHeadshots | { refused: HeadshotRefusal['file'] }> {
  try {
    return await make(pictures);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.file };
    throw error;
  }
}

async function make({ image, mask }: Pictures): Promise<MadeHeadshots> {
  const picture = await readImage(image);
  const person = mask === undefined ? undefined : await readMask(mask, picture);
  const crop = person && portraitCrop(person);
  if (!person || !crop) {
    const portrait = await levelled(await attentionCrop(picture));
    return {
      headshots: await each(LIGHT_STYLES, (style) => inLight(style, portrait)),
      isMasked: false,
      ...WITHOUT_MODEL,
    };
  }
  const cutOut = await cutPerson(picture, person, crop);
  return {
    headshots: await each(GROUND_STYLES, (style) => onGround(style, cutOut)),
    isMasked: true,
    ...WITHOUT_MODEL,
  };
}

const WITHOUT_MODEL = { isAiEdited: false, isModelAway: false };

async function each<Style extends MadeHeadshot['style']>(
  styles: readonly Style[],
  makeOne: (style: Style) => Promise<Buffer>,
): Promise<MadeHeadshot[]> {
  const made: MadeHeadshot[] = [];
  for (const style of styles) made.push({ style, picture: await makeOne(style) });
  return made;
}

const FORMATS = new Set(['jpeg', 'png']);

async function readImage(file: string): Promise<Rgb> {
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format) || width * height > HEADSHOT_IMAGE.maxPixels) throw new Refused('image');
    const { data, info } = await sharp(file, { limitInputPixels: HEADSHOT_IMAGE.maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: workingSide, height: workingSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    throw new Refused('image');
  }
}

/** The mask, scaled to the picture. */
async function readMask(file: string, { width, height }: Rgb): Promise<Mask> {
  try {
    const found = await sharp(file, { limitInputPixels: HEADSHOT_MASK.maxPixels }).metadata();
    const proportion = found.width / found.height / (width / height);
    if (found.format !== 'png' || Math.abs(proportion - 1) > proportionSlack) throw new Refused('mask');
    const data = await sharp(file, { limitInputPixels: HEADSHOT_MASK.maxPixels, failOn: 'error' })
      .removeAlpha()
      .grayscale()
      .toColorspace('b-w')
      .resize({ width, height, fit: 'fill' })
      .raw()
      .toBuffer();
    return { data, width, height };
  } catch {
    throw new Refused('mask');
  }
}

const rgbOf = ({ data, width, height }: Rgb) => sharp(data, { raw: { width, height, channels: 3 } });

const areaOf = ({ left, top, side }: Crop) => ({ left, top, width: side, height: side });

/** The most salient square: skin counts most. */
const attentionCrop = (picture: Rgb): Promise<Buffer> =>
  rgbOf(picture).resize(SIDE, SIDE, { fit: 'cover', position: 'attention' }).png().toBuffer();

/** The person alone, cropped, with balanced exposure, as a PNG with a transparent background. */
async function cutPerson(picture: Rgb, mask: Mask, crop: Crop): Promise<Buffer> {
  const alpha = await cutAlpha(mask, crop);
  const portrait = await rgbOf(picture).extract(areaOf(crop)).resize(SIDE, SIDE).png().toBuffer();
  return sharp(await levelled(portrait, alpha))
    .joinChannel(Buffer.from(alpha), { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .png()
    .toBuffer();
}

/** The model's mask is coarse. Blurring smooths its edge. */
const EDGE_BLUR = 4;

/** Then the edge is sharpened and moved inwards, to cut off the rim of the old background. */
const EDGE = { gain: 4, offset: -380 };

async function cutAlpha({ data, width, height }: Mask, crop: Crop): Promise<Uint8Array> {
  const soft = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract(areaOf(crop))
    .resize(SIDE, SIDE)
    .blur(EDGE_BLUR)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  return soft.map((value) => Math.min(Math.max(value * EDGE.gain + EDGE.offset, 0), 255));
}

/** The target mean brightness of a portrait, from 0 to 255, and the largest correction. */
const LIGHT = { target: 130, min: 0.9, max: 1.15 };

/** Only a picture whose brightest part is darker than this is brightened: dark hair and clothes are not underexposure. */
const HIGHLIGHTS = { share: 0.95, enough: 190 };

/** The picture, slightly brightened or darkened, measured on the person if there is a mask. */
async function levelled(portrait: Buffer, alpha?: Uint8Array): Promise<Buffer> {
  const gray = await sharp(portrait).grayscale().toColorspace('b-w').raw().toBuffer();
  return sharp(portrait)
    .modulate({ brightness: brightnessFor(gray, alpha) })
    .png()
    .toBuffer();
}

function brightnessFor(gray: Buffer, alpha: Uint8Array | undefined): number {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const [at, value] of gray.entries()) counts[value] = (counts[value] ?? 0) + (alpha?.[at] ?? 255);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 1;
  const mean = counts.reduce((sum, count, value) => sum + count * value, 0) / total;
  let seen = 0;
  const highlight = counts.findIndex((count) => (seen += count) >= total * HIGHLIGHTS.share);
  const max = Math.min(LIGHT.max, Math.max(1, HIGHLIGHTS.enough / Math.max(highlight, 1)));
  return Math.min(Math.max(LIGHT.target / Math.max(mean, 1), LIGHT.min), max);
}
