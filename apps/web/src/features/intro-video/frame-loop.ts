import type { Painter } from './painter.ts';

/** The time over which frames are counted. */
const windowMs = 2000;

/**
 * Paints each new picture of the camera, as fast as the painter can. A picture that comes while it paints waits; one that waited is
 * replaced by the next.
 *
 * @param onRate the frames painted a second, twice a second
 * @returns what stops it
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
