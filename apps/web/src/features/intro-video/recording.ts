import { FRAMES_PER_SECOND, VIDEO_BITS_PER_SECOND } from '@talaash/domain/intro-video/limit';

/** The cheaper codec first: drawing and encoding share one processor. */
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp8', 'video/webm'];

export type Recording = {
  pause(): void;
  resume(): void;
  /** @returns the file, with its duration. Rejects if nothing was recorded. */
  stop(): Promise<Blob>;
};

/** Records the canvas and the sound. Throws if the browser cannot. */
export function startRecording(canvas: HTMLCanvasElement, sound: readonly MediaStreamTrack[]): Recording {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) throw new Error('The browser records no WebM.');
  const stream = new MediaStream([...canvas.captureStream(FRAMES_PER_SECOND).getVideoTracks(), ...sound]);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: VIDEO_BITS_PER_SECOND });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void chunks.push(data);
  recorder.start();
  return {
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    async stop() {
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.stop();
      await stopped;
      for (const track of stream.getVideoTracks()) track.stop();
      const recorded = new Blob(chunks, { type: 'video/webm' });
      if (recorded.size === 0) throw new Error('Nothing was recorded.');
      return withDuration(recorded).catch(() => recorded);
    },
  };
}

/** A browser's recording contains neither its duration nor a frame index: players could not seek in it. */
async function withDuration(recorded: Blob): Promise<Blob> {
  const { BlobSource, BufferTarget, Conversion, Input, Output, WEBM, WebMOutputFormat } = await import(
    'mediabunny'
  );
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(recorded), formats: [WEBM] }),
    output: new Output({ format: new WebMOutputFormat(), target }),
  });
  await conversion.execute();
  return target.buffer ? new Blob([target.buffer], { type: recorded.type }) : recorded;
}
