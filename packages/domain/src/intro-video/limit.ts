/** A recording stops automatically after so long. */
export const RECORDING_MS_MAX = 120_000;

/** The picture that is recorded, in pixels. */
export const VIDEO_SIZE = { width: 1280, height: 720 } as const;

export const FRAMES_PER_SECOND = 30;

/** Below this frame rate, a person with another background lags visibly. */
export const FRAMES_PER_SECOND_GOAL = 24;

export const VIDEO_BITS_PER_SECOND = 2_500_000;

/** The range of a setting, and its initial value. */
export type SettingRange = { min: number; max: number; start: number };

/** In pixels of the recorded picture. */
export const BACKGROUND_BLUR: SettingRange = { min: 0, max: 20, start: 12 };

/** How sure the model must be that a pixel is the person, of 255. */
export const MASK_THRESHOLD: SettingRange = { min: 64, max: 200, start: 128 };

/** In pixels of the recorded picture. */
export const GLOW: SettingRange = { min: 0, max: 8, start: 0 };

/** In pixels of the recorded picture. */
export const BORDER_THICKNESS: SettingRange = { min: 2, max: 12, start: 6 };

/** In pixels of the recorded picture. */
export const LOGO_HEIGHT = 40;
