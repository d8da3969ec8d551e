import { HEADSHOT_IMAGE } from '@talaash/domain/headshot/limit';
import sharp from 'sharp';
import { SIDE } from './treatment.ts';

/** The size sent to the model: enough for a face. */
const SENT_SIDE = 1024;
/** Smaller ones are not headshots; larger ones are attacks. */
const MADE = { sideMin: 256, pixelsMax: 40_000_000 };
/** The entropy is 0 for a picture of one color, and 6 to 8 for a photo. */
const ENTROPY_MIN = 1;
const FORMATS = new Set(['jpeg', 'png']);
const MADE_FORMATS = new Set(['jpeg', 'png', 'webp']);

/** The picture without its metadata, small. Undefined when it cannot be read. */
export async function toSend(image: string): Promise<Buffer | undefined> {
  try {
    const { format, width, height } = await sharp(image, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format) || width * height > HEADSHOT_IMAGE.maxPixels) return undefined;
    return await sharp(image, { limitInputPixels: HEADSHOT_IMAGE.maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: SENT_SIDE, height: SENT_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** A square WebP without metadata. Undefined when the bytes are no photo. */
export async function checked(bytes: Uint8Array): Promise<Buffer | undefined> {
  const options = { limitInputPixels: MADE.pixelsMax, failOn: 'error' } as const;
  try {
    const { format, width, height } = await sharp(bytes, options).metadata();
    if (!MADE_FORMATS.has(format) || Math.min(width, height) < MADE.sideMin) return undefined;
    if ((await sharp(bytes, options).stats()).entropy < ENTROPY_MIN) return undefined;
    return await sharp(bytes, options)
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .webp({ quality: 86 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
