/**
 * Pairs of foreground and background with their minimum contrast: 4.5 for text, 3 for the edge of a control and for the focus.
 */
export interface ColourPair {
  use: string;
  front: string;
  ground: string;
  least: 4.5 | 3;
}

const text = (use: string, front: string, ground: string): ColourPair => ({ use, front, ground, least: 4.5 });
const edge = (use: string, front: string, ground: string): ColourPair => ({ use, front, ground, least: 3 });

export const COLOUR_PAIRS: readonly ColourPair[] = [
  text('Text on the page', '--text', '--bg'),
  text('Second text', '--text-2', '--bg'),
  text('Third text', '--text-3', '--bg'),
  text('Text on a surface', '--text', '--surface'),
  text('Third text, sunken', '--text-3', '--sunken'),
  text('Text on a chosen row', '--text', '--selected'),
  text('Second text on a chosen row', '--text-2', '--selected'),
  text('Links', '--accent-text', '--bg'),
  text('Primary button', '--on-accent', '--accent'),
  text('Primary button, hovered', '--on-accent', '--accent-hover'),
  text('Primary button, pressed', '--on-accent', '--accent-active'),
  text('On the soft accent', '--on-accent-soft', '--accent-soft'),
  text('Danger button', '--on-bad', '--bad'),
  text('Danger button, hovered', '--on-bad', '--bad-hover'),
  text('Good news', '--ok-text', '--ok-soft'),
  text('Warm note', '--warm-text', '--warm-soft'),
  text('Bad news', '--bad-text', '--bad-soft'),
  text('An error below a field', '--bad-text', '--bg'),
  text('Header', '--head-text', '--head-bg'),
  text('Header, second text', '--head-text-2', '--head-bg'),
  text('What is redacted', '--redact-text', '--redact'),
  edge('Edge of a field', '--control', '--bg'),
  edge('Focus on the page', '--focus', '--bg'),
  edge('Focus on a surface', '--focus', '--surface'),
  edge('Focus on a chosen row', '--focus', '--selected'),
];

/** The WCAG contrast of two colours, from 1 to 21. Undefined if one of them is not a plain colour. */
export function contrastOf(front: string, ground: string): number | undefined {
  const [one, other] = [luminanceOf(front), luminanceOf(ground)];
  if (one === undefined || other === undefined) return undefined;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminanceOf(colour: string): number | undefined {
  const channels = channelsOf(colour.trim());
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of "#4b45d6", "#fff" or "rgb(75 69 214)". Undefined for a transparent colour. */
function channelsOf(colour: string): number[] | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  if (hex) {
    const size = hex.length / 3;
    return [0, 1, 2].map((index) => {
      const digits = hex.slice(index * size, (index + 1) * size);
      return Number.parseInt(size === 1 ? digits + digits : digits, 16);
    });
  }
  const [, red, green, blue] = /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/.exec(colour) ?? [];
  return red === undefined ? undefined : [red, green, blue].map(Number);
}

/** Truncated, not rounded: 4.49 does not pass as 4.5. */
export const contrastInWords = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);
