/** The model reads few pixels. More only take longer to send. */
const maskSide = 512;

/**
 * A mask of the person in a picture: a PNG in its proportions, white where the person is. Undefined where the browser cannot run
 * the model: headshots are then made without one. Throws what aborted `signal`.
 */
export async function findPerson(picture: ImageBitmap, signal: AbortSignal): Promise<Blob | undefined> {
  const scale = Math.min(1, maskSide / Math.max(picture.width, picture.height));
  const small = await createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
    resizeQuality: 'high',
  });
  signal.throwIfAborted();
  const worker = new Worker(new URL('./segment-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob | undefined>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data ?? undefined);
      worker.onerror = () => resolve(undefined);
      worker.onmessageerror = () => resolve(undefined);
      worker.postMessage(small, [small]);
    });
  } finally {
    worker.terminate();
  }
}
