import { FRAMES_PER_SECOND, VIDEO_SIZE } from '@talaash/domain/intro-video/limit';

const video: MediaTrackConstraints = {
  width: { ideal: VIDEO_SIZE.width },
  height: { ideal: VIDEO_SIZE.height },
  frameRate: { ideal: FRAMES_PER_SECOND },
  facingMode: 'user',
};

/** The camera's video with the microphone's sound, or without sound if only the microphone failed. */
export type Camera = { stream: MediaStream; hasSound: boolean };

/** Requests camera and microphone together, so that people get one prompt. Throws if there is no camera. */
export async function openCamera(): Promise<Camera> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video, audio: true });
    return { stream, hasSound: true };
  } catch {
    // The error does not say which of the two failed. The camera alone tells.
    return { stream: await navigator.mediaDevices.getUserMedia({ video }), hasSound: false };
  }
}

export function releaseCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop();
}
