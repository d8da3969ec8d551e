import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import program from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import { ImageSegmenter } from '@mediapipe/tasks-vision';
import model from '@twilio/video-processors/dist/build/selfie_segmentation_landscape.tflite?url';

/**
 * Finds the person in a picture. A worker, because finding blocks for a second, and because only its own content security policy
 * allows compiling the library's program.
 */
// The library reports its progress as errors. What really fails is answered as null.
console.error = () => undefined;
console.warn = () => undefined;

onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
  void findPerson(data).then(postMessage, () => postMessage(null));
};

async function findPerson(picture: ImageBitmap): Promise<Blob> {
  const segmenter = await ImageSegmenter.createFromOptions(
    { wasmLoaderPath: new URL(loader, location.href).href, wasmBinaryPath: program },
    {
      baseOptions: { modelAssetPath: model, delegate: 'CPU' },
      runningMode: 'IMAGE',
      outputConfidenceMasks: true,
      outputCategoryMask: false,
    },
  );
  try {
    const confidence = segmenter.segment(picture).confidenceMasks?.at(-1);
    if (!confidence) throw new Error('The model answered without a mask.');
    return await toPng(confidence.getAsFloat32Array(), confidence.width, confidence.height);
  } finally {
    segmenter.close();
  }
}

/** White where the person is. */
async function toPng(confidence: Float32Array, width: number, height: number): Promise<Blob> {
  const pixels = new ImageData(width, height);
  for (const [at, share] of confidence.entries()) pixels.data.fill(share * 255, at * 4, at * 4 + 3);
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
