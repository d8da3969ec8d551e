import { PICTURE_SIDES } from '@talaash/domain/file/limit';
import { IMAGE_LOAD_SENTENCE, IMAGE_TOO_LARGE_SENTENCE } from '@talaash/domain/file/words';
import sharp, { type Sharp } from 'sharp';
import type { PictureReading } from './port.ts';

/** The accepted formats of the content, whatever the file is called. */
const FORMATS = new Set(['jpeg', 'png', 'gif']);

/** One thread: each picture has its own process, and the other core is for requests. */
sharp.concurrency(1);
// Otherwise the library would keep deleted uploads open.
sharp.cache(false);

/** The two WebP pictures of an uploaded image, turned upright and without its metadata, or why it is refused. */
export async function readPicture(file: string, maxPixels: number): Promise<PictureReading> {
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return { refusal: IMAGE_LOAD_SENTENCE };
    if (width * height > maxPixels) return { refusal: IMAGE_TOO_LARGE_SENTENCE };
    const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const large = await resized(image, PICTURE_SIDES.large);
    return { picture: { large, normal: await smallVariant(large) } };
  } catch {
    return { refusal: IMAGE_LOAD_SENTENCE };
  }
}

/** A picture in the size of lists. */
export const smallVariant = (large: Buffer): Promise<Buffer> => resized(sharp(large), PICTURE_SIDES.normal);

const resized = (image: Sharp, side: number): Promise<Buffer> =>
  image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer();
