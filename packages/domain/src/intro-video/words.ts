import type { BackgroundKind, FramePreset, RecorderKind, RecorderState } from './choice.ts';

/** What is said when something about a recording fails. */
export const RECORDER_FAILURE_SENTENCES = {
  library: 'Failed to load MediaPipe library',
  libraryWait: 'MediaPipe not loaded yet. Please wait...',
  camera: 'Failed to start camera',
  microphone: 'Failed to access microphone',
  recording: 'Failed to start recording',
} as const;

export const RECORDER_KIND_WORDS: Record<RecorderKind, { title: string; help: string }> = {
  plain: { title: 'Intro video', help: 'Camera and microphone, unchanged.' },
  background: {
    title: 'Intro video with another background',
    help: 'This device finds you in every frame and blurs or replaces the background.',
  },
  frame: { title: 'Intro video with a frame', help: 'Adds a frame and the Talaash logo.' },
};

export const RECORDER_STATE_WORDS: Record<RecorderState, string> = {
  off: 'Camera off',
  starting: 'Starting the camera',
  on: 'Camera on',
  recording: 'Recording',
  saving: 'Saving the recording',
  recorded: 'Recorded',
};

export const BACKGROUND_WORDS: Record<BackgroundKind, string> = {
  camera: 'As it is',
  blur: 'Blurred',
  color: 'A color',
};

/** The colors that can stand behind a person. */
export const BACKGROUND_COLOR_WORDS = {
  '#f2f4f7': 'Paper',
  '#c9d6e8': 'Sky',
  '#d9e4d3': 'Sage',
  '#f4dfb8': 'Sand',
  '#3b4254': 'Slate',
  '#16181d': 'Night',
} as const;
export type BackgroundColor = keyof typeof BACKGROUND_COLOR_WORDS;

export const FRAME_PRESET_WORDS: Record<FramePreset, string> = {
  professional: 'Professional',
  creative: 'Creative',
  minimal: 'Minimal',
  'minimal-spaced': 'Minimal, spaced',
  neon: 'Neon',
  gradient: 'Gradient',
};

/** Shown once the tab is back. Browsers draw nothing in a hidden one, so its recording waits. */
export const RECORDING_PAUSED_SENTENCE = 'The recording paused while this tab was hidden.';

export function slowFramesSentence(framesPerSecond: number, goal: number): string {
  return `This device draws ${framesPerSecond} frames a second; ${goal} would be smooth. Try closing other programs.`;
}
