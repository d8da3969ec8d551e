import { FRAME_PRESETS } from '@talaash/domain/intro-video/choice';
import { BORDER_THICKNESS, LOGO_HEIGHT, VIDEO_SIZE } from '@talaash/domain/intro-video/limit';
import { expect, test, vi } from 'vitest';

// The paths are created on import, and tests have no canvas.
vi.stubGlobal(
  'Path2D',
  class {
    addPath() {}
  },
);
const { pictureBox } = await import('./frame-painter.ts');
const { FRAME_STYLES } = await import('./frame-style.ts');

test.each(FRAME_PRESETS)('the frame "%s" keeps the picture centred and large with any border', (preset) => {
  for (const border of [BORDER_THICKNESS.min, BORDER_THICKNESS.max]) {
    const { x, y, width, height } = pictureBox(FRAME_STYLES[preset], border);
    expect([x * 2 + width, y * 2 + height]).toEqual([VIDEO_SIZE.width, VIDEO_SIZE.height]);
    expect(x).toBeGreaterThanOrEqual(border);
    expect(height).toBeGreaterThan(10 * LOGO_HEIGHT);
  }
});

test.each(FRAME_PRESETS)('the logo of the frame "%s" is legible on its plate', (preset) => {
  const { logo, plate } = FRAME_STYLES[preset];
  expect(contrast(logo, plate)).toBeGreaterThan(4.5);
});

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** By the WCAG formula. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
