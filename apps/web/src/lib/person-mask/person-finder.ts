/** The model's confidence that a pixel is part of the person, 0 to 255, row by row, in the picture's aspect ratio. */
export type PersonMask = { width: number; height: number; confidence: Uint8ClampedArray<ArrayBuffer> };

/** The worker's messages: one when it has loaded, then one for each picture. Null: it failed. */
export type MaskReply = 'ready' | PersonMask | null;

export type PersonFinder = {
  /** Whether the browser can run the model. */
  isReady: Promise<boolean>;
  /** The mask of the person in a picture, which is closed afterwards; undefined after a failure. One picture at a time. */
  find(picture: ImageBitmap): Promise<PersonMask | undefined>;
  close(): void;
};

/** Loads the model in a worker. No data leaves this device. */
export function openPersonFinder(): PersonFinder {
  const worker = new Worker(new URL('./segment-worker.ts', import.meta.url), { type: 'module' });
  const ready = Promise.withResolvers<boolean>();
  let answer: (mask: PersonMask | undefined) => void = () => undefined;
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
    ready.resolve(false);
    answer(undefined);
  };
  worker.onerror = fail;
  worker.onmessageerror = fail;
  worker.onmessage = ({ data }: MessageEvent<MaskReply>) => {
    if (data === 'ready') ready.resolve(true);
    else if (data) answer(data);
    else fail();
  };
  return {
    isReady: ready.promise,
    find: (picture) =>
      new Promise((resolve) => {
        if (hasFailed) return resolve(undefined);
        answer = resolve;
        worker.postMessage(picture, [picture]);
      }),
    close() {
      worker.terminate();
      fail();
    },
  };
}
