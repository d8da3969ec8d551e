import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import program from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import { ImageSegmenter } from '@mediapipe/tasks-vision';
import model from './model/selfie_segmentation_landscape.tflite?url';
import type { MaskReply, PersonMask } from './person-finder.ts';

/**
 * Finds the person in pictures, one after the other. It is a worker because the model blocks for a while, and because only the
 * worker's content security policy allows compiling the library's WebAssembly.
 */
// The library reports its progress as errors. Real failures are answered with null.
console.error = () => undefined;
console.warn = () => undefined;

const loading = ImageSegmenter.createFromOptions(
  { wasmLoaderPath: new URL(loader, location.href).href, wasmBinaryPath: program },
  {
    baseOptions: { modelAssetPath: model, delegate: 'CPU' },
    runningMode: 'IMAGE',
    outputConfidenceMasks: true,
    outputCategoryMask: false,
  },
);
loading.then(
  () => reply('ready'),
  () => reply(null),
);

onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
  void loading
    .then((segmenter) => findPerson(segmenter, data))
    .then(
      (mask) => reply(mask, [mask.confidence.buffer]),
      () => reply(null),
    )
    .finally(() => data.close());
};

function reply(message: MaskReply, moved: Transferable[] = []): void {
  postMessage(message, { transfer: moved });
}

function findPerson(segmenter: ImageSegmenter, picture: ImageBitmap): PersonMask {
  const { confidenceMasks } = segmenter.segment(picture);
  const found = confidenceMasks?.at(-1);
  if (!found) throw new Error('The model answered without a mask.');
  const shares = found.getAsFloat32Array();
  const confidence = new Uint8ClampedArray(shares.length);
  for (let at = 0; at < shares.length; at += 1) confidence[at] = (shares[at] ?? 0) * 255;
  const mask = { width: found.width, height: found.height, confidence };
  for (const one of confidenceMasks ?? []) one.close();
  return mask;
}
