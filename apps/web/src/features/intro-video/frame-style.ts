import type { FramePreset } from '@talaash/domain/intro-video/choice';

/**
 * The style of a frame. These colors belong to the video, not to the page: they are the same in every theme. Lengths in the
 * video's pixels.
 */
export type FrameStyle = {
  /** Around the border. */
  space: number;
  ground: string;
  border: readonly string[];
  /** The glow around the border. */
  shine?: string;
  radius: number;
  plate: string;
  logo: string;
};

export const FRAME_STYLES: Record<FramePreset, FrameStyle> = {
  professional: {
    space: 0,
    ground: '#1d2a44',
    border: ['#1d2a44'],
    radius: 0,
    plate: '#1d2a44',
    logo: '#ffffff',
  },
  creative: {
    space: 20,
    ground: '#fff3df',
    border: ['#e8912d', '#d9487d'],
    radius: 24,
    plate: '#fff3df',
    logo: '#7a2b52',
  },
  minimal: { space: 0, ground: '#ffffff', border: ['#ffffff'], radius: 0, plate: '#ffffff', logo: '#12151c' },
  'minimal-spaced': {
    space: 28,
    ground: '#ffffff',
    border: ['#d5d9e1'],
    radius: 12,
    plate: '#ffffff',
    logo: '#12151c',
  },
  neon: {
    space: 28,
    ground: '#0b0d16',
    border: ['#37f2d0', '#7b5bff'],
    shine: '#52e6ff',
    radius: 16,
    plate: '#0b0d16',
    logo: '#7df5ff',
  },
  gradient: {
    space: 0,
    ground: '#4b45d6',
    border: ['#4b45d6', '#b13fa8', '#f09a3e'],
    radius: 12,
    plate: '#ffffff',
    logo: '#4b45d6',
  },
};
