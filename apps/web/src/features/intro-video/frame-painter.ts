import type { FramePreset } from '@talaash/domain/intro-video/choice';
import { LOGO_HEIGHT, VIDEO_SIZE } from '@talaash/domain/intro-video/limit';
import { MARK_PATHS, WORDMARK_PATH } from '../../ui/show/mark-path.ts';
import { FRAME_STYLES, type FrameStyle } from './frame-style.ts';
import { type Box, drawCovering, hiddenCanvas, type Painter, WHOLE } from './painter.ts';

/** `border` in pixels of the recorded picture. */
export type FrameSettings = { preset: FramePreset; border: number };

/** Paints the camera's picture in a frame with the logo. The frame is drawn once for each combination of settings. */
export function framePainter(settings: () => FrameSettings): Painter {
  const frame = hiddenCanvas(VIDEO_SIZE.width, VIDEO_SIZE.height);
  let drawn = '';

  return {
    paint(video, on) {
      const { preset, border } = settings();
      const style = FRAME_STYLES[preset];
      const picture = pictureBox(style, border);
      const key = `${preset} ${border}`;
      if (key !== drawn) drawFrame(frame, style, picture, border);
      drawn = key;
      on.drawImage(frame.canvas, 0, 0);
      on.save();
      on.beginPath();
      on.roundRect(picture.x, picture.y, picture.width, picture.height, style.radius);
      on.clip();
      drawCovering(on, video, picture);
      on.restore();
      drawLogo(on, style, picture);
    },
  };
}

/** The rectangle of the camera's picture: inside the border and the space around it. */
export function pictureBox({ space }: Pick<FrameStyle, 'space'>, border: number): Box {
  const rim = space + border;
  return {
    x: rim,
    y: rim,
    width: VIDEO_SIZE.width - 2 * rim,
    height: VIDEO_SIZE.height - 2 * rim,
  };
}

function drawFrame(on: CanvasRenderingContext2D, style: FrameStyle, picture: Box, border: number): void {
  on.fillStyle = style.ground;
  on.fillRect(WHOLE.x, WHOLE.y, WHOLE.width, WHOLE.height);
  on.save();
  on.fillStyle = blendOf(on, style.border);
  if (style.shine) {
    on.shadowColor = style.shine;
    on.shadowBlur = 4 * border;
  }
  on.beginPath();
  on.roundRect(
    picture.x - border,
    picture.y - border,
    picture.width + 2 * border,
    picture.height + 2 * border,
    style.radius + border,
  );
  on.fill();
  on.restore();
}

/** One color, or a gradient from the top left to the bottom right. */
function blendOf(on: CanvasRenderingContext2D, colors: readonly string[]): CanvasGradient {
  const blend = on.createLinearGradient(0, 0, VIDEO_SIZE.width, VIDEO_SIZE.height);
  for (const [at, color] of colors.entries()) blend.addColorStop(at / Math.max(1, colors.length - 1), color);
  return blend;
}

const mark = new Path2D();
for (const path of MARK_PATHS) mark.addPath(new Path2D(path));
const wordmark = new Path2D(WORDMARK_PATH);

/** The mark and the name at the picture's bottom left, on a plate that is legible on every picture. */
function drawLogo(on: CanvasRenderingContext2D, { plate, logo }: FrameStyle, picture: Box): void {
  const pad = 12;
  const markSide = LOGO_HEIGHT - 2 * pad + 4;
  const wordScale = (LOGO_HEIGHT - 2 * pad) / 81;
  const width = pad + markSide + pad + 395 * wordScale + pad;
  on.save();
  on.translate(picture.x + 24, picture.y + picture.height - 24 - LOGO_HEIGHT);
  on.fillStyle = plate;
  on.beginPath();
  on.roundRect(0, 0, width, LOGO_HEIGHT, 8);
  on.fill();
  on.save();
  on.translate(pad, (LOGO_HEIGHT - markSide) / 2);
  on.scale(markSide / 24, markSide / 24);
  on.strokeStyle = logo;
  on.lineWidth = 3;
  on.stroke(mark);
  on.restore();
  on.translate(2 * pad + markSide, pad);
  on.scale(wordScale, wordScale);
  on.translate(-3, -20);
  on.fillStyle = logo;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  on.fill(wordmark);
  on.restore();
}
