import type { RecorderState } from '@talaash/domain/intro-video/choice';
import { RECORDING_MS_MAX } from '@talaash/domain/intro-video/limit';
import { RECORDER_FAILURE_SENTENCES } from '@talaash/domain/intro-video/words';
import { createStore, type Store } from '../../ui/base/store.ts';
import { type Camera, openCamera, releaseCamera } from './camera.ts';
import { paintFrames } from './frame-loop.ts';
import { followLevel } from './microphone.ts';
import type { Painter } from './painter.ts';
import { type Recording, startRecording } from './recording.ts';
import { startStopwatch, type Stopwatch } from './stopwatch.ts';

export type RecorderStatus = {
  state: RecorderState;
  /** The last failure, as a sentence. */
  failure: string | undefined;
  recordedMs: number;
  /** This recording was paused while its tab was hidden. */
  hasPaused: boolean;
  /** Undefined until frames have been counted. */
  framesPerSecond: number | undefined;
  /** The recorded file. */
  file: Blob | undefined;
};

export type Recorder = {
  status: Store<RecorderStatus>;
  /** The loudness from 0 to 1, in a separate store: it changes ten times a second. */
  level: Store<number>;
  turnOn(): Promise<void>;
  turnOff(): void;
  record(): void;
  stop(): Promise<void>;
  discard(): void;
  /** Releases camera and microphone. */
  close(): void;
};

const OFF: RecorderStatus = {
  state: 'off',
  failure: undefined,
  recordedMs: 0,
  hasPaused: false,
  framesPerSecond: undefined,
  file: undefined,
};

/** Records the painter's output on a canvas. No data leaves this device. */
export function createRecorder(canvas: HTMLCanvasElement, painter: Painter): Recorder {
  const status = createStore(OFF);
  const level = createStore(0);
  const change = (part: Partial<RecorderStatus>) => status.set({ ...status.get(), ...part });
  const stage = createStage(canvas, painter, level, (framesPerSecond) => change({ framesPerSecond }));
  let recording: Recording | undefined;
  let stopwatch: Stopwatch | undefined;
  let isClosed = false;

  async function turnOn(): Promise<void> {
    if (status.get().state !== 'off') return;
    change({ ...OFF, state: 'starting' });
    try {
      const { hasSound } = await stage.open();
      if (isClosed) return stage.close();
      change({ state: 'on', failure: hasSound ? undefined : RECORDER_FAILURE_SENTENCES.microphone });
    } catch {
      stage.close();
      change({ state: 'off', failure: RECORDER_FAILURE_SENTENCES.camera });
    }
  }

  function turnOff(): void {
    stage.close();
    status.set(OFF);
  }

  function record(): void {
    if (status.get().state !== 'on') return;
    try {
      recording = startRecording(canvas, stage.sound());
    } catch {
      change({ failure: RECORDER_FAILURE_SENTENCES.recording });
      return;
    }
    change({ state: 'recording', failure: undefined, recordedMs: 0 });
    stopwatch = startStopwatch((recordedMs) => {
      change({ recordedMs: Math.min(recordedMs, RECORDING_MS_MAX) });
      if (recordedMs >= RECORDING_MS_MAX) void stop();
    });
    document.addEventListener('visibilitychange', pauseWhileHidden);
  }

  // A hidden tab draws nothing, so the picture would freeze.
  function pauseWhileHidden(): void {
    if (document.hidden) recording?.pause();
    else recording?.resume();
    stopwatch?.pause(document.hidden);
    if (document.hidden) change({ hasPaused: true });
  }

  async function stop(): Promise<void> {
    if (!recording || status.get().state !== 'recording') return;
    stopwatch?.end();
    document.removeEventListener('visibilitychange', pauseWhileHidden);
    change({ state: 'saving', hasPaused: false });
    const file = await recording.stop().catch(() => undefined);
    recording = undefined;
    stage.close();
    if (isClosed) return;
    if (file) change({ state: 'recorded', file });
    else status.set({ ...OFF, failure: RECORDER_FAILURE_SENTENCES.recording });
  }

  return {
    status,
    level,
    turnOn,
    turnOff,
    record,
    stop,
    discard: () => status.set(OFF),
    close() {
      isClosed = true;
      stopwatch?.end();
      document.removeEventListener('visibilitychange', pauseWhileHidden);
      void recording?.stop().catch(() => undefined);
      stage.close();
    },
  };
}

/** The camera, its picture on the canvas and its sound meter. */
function createStage(
  canvas: HTMLCanvasElement,
  painter: Painter,
  level: Store<number>,
  onRate: (framesPerSecond: number) => void,
) {
  let camera: Camera | undefined;
  const stops: (() => void)[] = [];

  return {
    async open(): Promise<{ hasSound: boolean }> {
      camera = await openCamera();
      const video = document.createElement('video');
      video.muted = true;
      video.srcObject = camera.stream;
      await video.play();
      const on = canvas.getContext('2d');
      if (!on) throw new Error('The browser has no canvas.');
      stops.push(() => video.pause(), paintFrames(video, on, painter, onRate));
      if (camera.hasSound) stops.push(followLevel(camera.stream, level.set));
      return camera;
    },
    sound: () => camera?.stream.getAudioTracks() ?? [],
    close(): void {
      for (const stop of stops.splice(0)) stop();
      if (camera) releaseCamera(camera);
      camera = undefined;
      level.set(0);
    },
  };
}
