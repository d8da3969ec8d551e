import type { BackgroundKind } from '@talaash/domain/intro-video/choice';
import { VIDEO_SIZE } from '@talaash/domain/intro-video/limit';
import { coverage } from '@talaash/domain/intro-video/rule';
import type { BackgroundColor } from '@talaash/domain/intro-video/words';
import type { PersonFinder, PersonMask } from '../../lib/person-mask/person-finder.ts';
import { drawCovering, hiddenCanvas, type Painter, WHOLE } from './painter.ts';

/** Lengths in pixels of the recorded picture. */
export type BackgroundSettings = {
  background: BackgroundKind;
  blur: number;
  color: BackgroundColor;
  threshold: number;
  glow: number;
};

/** The model's input size in pixels, so that it does not have to scale. */
const SEEN = { width: 256, height: 144 };
/** A blurred picture has no detail, so few pixels are enough. */
const FEW = { width: 320, height: 180 };

/** Paints the person in front of another background. It pairs each frame with its own mask, so that the outline does not lag. */
export function backgroundPainter(finder: PersonFinder, settings: () => BackgroundSettings): Painter {
  const frame = hiddenCanvas(VIDEO_SIZE.width, VIDEO_SIZE.height);
  const seen = hiddenCanvas(SEEN.width, SEEN.height);
  const person = hiddenCanvas(VIDEO_SIZE.width, VIDEO_SIZE.height);
  const shape = hiddenCanvas(SEEN.width, SEEN.height);
  // A step of the mask is five pixels wide.
  person.imageSmoothingQuality = 'high';
  const blurred = hiddenCanvas(FEW.width, FEW.height);
  const light = hiddenCanvas(FEW.width, FEW.height);

  function cutOut(mask: PersonMask, threshold: number): void {
    shape.putImageData(shapeOf(mask, threshold), 0, 0);
    person.globalCompositeOperation = 'copy';
    person.drawImage(frame.canvas, 0, 0);
    person.globalCompositeOperation = 'destination-in';
    person.drawImage(shape.canvas, 0, 0, VIDEO_SIZE.width, VIDEO_SIZE.height);
  }

  function paintBackground(on: CanvasRenderingContext2D, { background, blur, color }: BackgroundSettings) {
    if (background === 'color') {
      on.fillStyle = color;
      on.fillRect(0, 0, VIDEO_SIZE.width, VIDEO_SIZE.height);
    } else if (background === 'camera' || blur === 0) on.drawImage(frame.canvas, 0, 0);
    else {
      const scale = FEW.width / VIDEO_SIZE.width;
      blurred.filter = `blur(${blur * scale}px)`;
      // Drawn beyond the edges, which would otherwise fade.
      const rim = blur * scale;
      blurred.drawImage(frame.canvas, -rim, -rim, FEW.width + 2 * rim, FEW.height + 2 * rim);
      on.drawImage(blurred.canvas, 0, 0, VIDEO_SIZE.width, VIDEO_SIZE.height);
    }
  }

  function paintGlow(on: CanvasRenderingContext2D, glow: number): void {
    if (glow === 0) return;
    const rim = (glow * FEW.width) / VIDEO_SIZE.width;
    light.clearRect(0, 0, FEW.width, FEW.height);
    light.filter = `blur(${rim}px)`;
    // The light comes from all sides: the outline is drawn a little larger than the person. Twice, since the blur thins it.
    for (let time = 0; time < 2; time += 1)
      light.drawImage(shape.canvas, -rim, -rim, FEW.width + 2 * rim, FEW.height + 2 * rim);
    on.drawImage(light.canvas, 0, 0, VIDEO_SIZE.width, VIDEO_SIZE.height);
  }

  return {
    async paint(video, on) {
      const chosen = settings();
      drawCovering(frame, video, WHOLE);
      seen.drawImage(frame.canvas, 0, 0, SEEN.width, SEEN.height);
      const mask = await finder.find(await createImageBitmap(seen.canvas));
      if (!mask) {
        on.drawImage(frame.canvas, 0, 0);
        return;
      }
      cutOut(mask, chosen.threshold);
      paintBackground(on, chosen);
      paintGlow(on, chosen.glow);
      on.drawImage(person.canvas, 0, 0);
    },
  };
}

/** White pixels, with the mask as their opacity. */
function shapeOf({ width, height, confidence }: PersonMask, threshold: number): ImageData {
  const covered = Uint8Array.from({ length: 256 }, (_, sure) => coverage(sure, threshold));
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let at = 0; at < confidence.length; at += 1)
    // Little-endian: alpha comes last.
    pixels[at] = ((covered[confidence[at] ?? 0] ?? 0) << 24) | 0xffffff;
  return image;
}
