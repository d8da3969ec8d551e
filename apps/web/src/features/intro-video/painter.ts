import { VIDEO_SIZE } from '@talaash/domain/intro-video/limit';

/** Paints the camera's current picture on the recorded canvas. It may be slow: frames in between are dropped. */
export type Painter = { paint(video: HTMLVideoElement, on: CanvasRenderingContext2D): void | Promise<void> };

export type Box = { x: number; y: number; width: number; height: number };

export const WHOLE: Box = { x: 0, y: 0, ...VIDEO_SIZE };

export const plainPainter: Painter = { paint: (video, on) => drawCovering(on, video, WHOLE) };

/** Draws the picture so that it covers the box, cropped on its longer side. */
export function drawCovering(on: CanvasRenderingContext2D, video: HTMLVideoElement, box: Box): void {
  const { videoWidth, videoHeight } = video;
  const scale = Math.max(box.width / videoWidth, box.height / videoHeight);
  const [width, height] = [box.width / scale, box.height / scale];
  const [x, y] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
  on.drawImage(video, x, y, width, height, box.x, box.y, box.width, box.height);
}

/** An offscreen canvas of this size in pixels. */
export function hiddenCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  return context;
}
