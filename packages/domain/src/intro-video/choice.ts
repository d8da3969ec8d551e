/** What a recorder does to the camera's picture: nothing, another background, or a frame around it. */
export const RECORDER_KINDS = ['plain', 'background', 'frame'] as const;
export type RecorderKind = (typeof RECORDER_KINDS)[number];

/** The background behind the person. */
export const BACKGROUND_KINDS = ['camera', 'blur', 'color'] as const;
export type BackgroundKind = (typeof BACKGROUND_KINDS)[number];

export const FRAME_PRESETS = [
  'professional',
  'creative',
  'minimal',
  'minimal-spaced',
  'neon',
  'gradient',
] as const;
export type FramePreset = (typeof FRAME_PRESETS)[number];

/** A recording is kept by the page until it is downloaded or discarded. */
export const RECORDER_STATES = ['off', 'starting', 'on', 'recording', 'saving', 'recorded'] as const;
export type RecorderState = (typeof RECORDER_STATES)[number];
