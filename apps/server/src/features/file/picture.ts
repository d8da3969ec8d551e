import { PICTURE_SIDES } from '@talaash/domain/file/limit';
import { IMAGE_LOAD_SENTENCE, IMAGE_TOO_LARGE_SENTENCE } from '@talaash/domain/file/words';
import sharp, { type Sharp } from 'sharp';
import { takingTurns } from './turn.ts';

/** What the content really is, whatever the file is called. */
const FORMATS = new Set(['jpeg', 'png', 'gif']);

/** Pictures are worked on in the thread pool; two at a time leave room in it for files and passwords. */
const atOnce = takingTurns(2);
sharp.concurrency(1);

export type StoredPicture = { normal: Buffer; large: Buffer };
export type PictureReading = { picture: StoredPicture } | { refusal: string };

/** The two WebP pictures of an uploaded image, turned upright and without its metadata, or why it cannot be taken. */
export const readPicture = (content: Buffer, maxPixels: number): Promise<PictureReading> =>
  atOnce(async () => {
    try {
      const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
      if (!FORMATS.has(format)) return { refusal: IMAGE_LOAD_SENTENCE };
      if (width * height > maxPixels) return { refusal: IMAGE_TOO_LARGE_SENTENCE };
      const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
      const large = await fitted(image, PICTURE_SIDES.large);
      return { picture: { large, normal: await fitted(sharp(large), PICTURE_SIDES.normal) } };
    } catch {
      return { refusal: IMAGE_LOAD_SENTENCE };
    }
  });

const fitted = (image: Sharp, side: number): Promise<Buffer> =>
  image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer();
