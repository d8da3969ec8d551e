import { openPersonFinder, type PersonMask } from '../../../lib/person-mask/person-finder.ts';

/** The model's input is small. More pixels would only take longer to send. */
const maskSide = 512;

/**
 * A mask of the person in a picture: a PNG of the same aspect ratio, white over the person. Undefined if the browser cannot run
 * the model: headshots are then generated without a mask. Throws the abort reason of `signal`.
 */
export async function findPerson(picture: ImageBitmap, signal: AbortSignal): Promise<Blob | undefined> {
  const scale = Math.min(1, maskSide / Math.max(picture.width, picture.height));
  const small = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'high',
  });
  signal.throwIfAborted();
  const finder = openPersonFinder();
  signal.addEventListener('abort', finder.close, { once: true });
  try {
    const mask = await finder.find(small);
    signal.throwIfAborted();
    return mask && (await toPng(mask));
  } finally {
    signal.removeEventListener('abort', finder.close);
    finder.close();
  }
}

/** White over the person. */
async function toPng({ width, height, confidence }: PersonMask): Promise<Blob> {
  const pixels = new ImageData(width, height);
  for (const [at, share] of confidence.entries()) {
    pixels.data.fill(share, at * 4, at * 4 + 3);
    pixels.data[at * 4 + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
