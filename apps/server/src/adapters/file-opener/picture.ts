import { PICTURE_SIDES } from '@talaash/domain/file/limit';
import { IMAGE_LOAD_SENTENCE, IMAGE_TOO_LARGE_SENTENCE } from '@talaash/domain/file/words';
import sharp, { type Sharp } from 'sharp';
import type { PictureReading, PictureRule } from './port.ts';

/** One thread: each picture has its own process, and the other core is for requests. */
sharp.concurrency(1);
// Otherwise the library would keep deleted uploads open.
sharp.cache(false);

/** The two WebP pictures of an uploaded image, turned upright and without its metadata, or why it is refused. */
export async function readPicture(
  file: string,
  { maxPixels, formats, sides }: PictureRule,
): Promise<PictureReading> {
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!formats.includes(format)) return { refusal: IMAGE_LOAD_SENTENCE };
    if (width * height > maxPixels) return { refusal: IMAGE_TOO_LARGE_SENTENCE };
    const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const { data: large } = await resized(image, sides.large);
    const { data: normal, info } = await resized(sharp(large), sides.normal);
    return { picture: { large, normal }, size: { width: info.width, height: info.height } };
  } catch {
    return { refusal: IMAGE_LOAD_SENTENCE };
  }
}

/** A picture in the size of lists. */
export const smallVariant = async (large: Buffer): Promise<Buffer> =>
  (await resized(sharp(large), PICTURE_SIDES.normal)).data;

const resized = (image: Sharp, side: number) =>
  image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
