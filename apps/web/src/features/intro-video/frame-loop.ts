import type { Painter } from './painter.ts';

/** The period over which frames are counted. */
const windowMs = 2000;

/**
 * Paints each new camera frame, as fast as the painter can. A frame that arrives while it paints waits; a newer frame replaces a
 * waiting one.
 *
 * @param onRate the frames painted per second, reported twice a second
 * @returns the function that stops it
 */
export function paintFrames(
  video: HTMLVideoElement,
  on: CanvasRenderingContext2D,
  painter: Painter,
  onRate: (framesPerSecond: number) => void,
): () => void {
  let isStopped = false;
  let isPainting = false;
  let isWaiting = false;
  const paintedAt: number[] = [];

  function next(): void {
    if (isStopped) return;
    video.requestVideoFrameCallback(next);
    isWaiting = true;
    if (!isPainting) void paint();
  }

  async function paint(): Promise<void> {
    isPainting = true;
    while (isWaiting && !isStopped) {
      isWaiting = false;
      await painter.paint(video, on);
      paintedAt.push(performance.now());
    }
    isPainting = false;
  }

  video.requestVideoFrameCallback(next);
  const timer = setInterval(() => {
    const since = performance.now() - windowMs;
    while ((paintedAt[0] ?? since) < since) paintedAt.shift();
    onRate(Math.round((paintedAt.length * 1000) / windowMs));
  }, 500);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
