import { RECORDING_MS_MAX } from './limit.ts';

/** The remaining seconds of a recording: 120 at its start, 1 in its last second, then 0. */
export function secondsLeft(recordedMs: number): number {
  return Math.max(0, Math.ceil((RECORDING_MS_MAX - recordedMs) / 1000));
}

/** "1:05" */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The opacity of a pixel of the person, 0 to 255. The edge is soft, because a hard one would flicker between frames.
 *
 * @param confidence of the model, 0 to 255
 * @param threshold the confidence at which half of the pixel is the person's
 */
export function coverage(confidence: number, threshold: number): number {
  const softness = 48;
  const share = (confidence - threshold + softness / 2) / softness;
  return Math.round(255 * Math.min(1, Math.max(0, share)));
}
