import { PICTURE_SIDES } from '@talaash/domain/file/limit';
import { GROUND_STYLES, LIGHT_STYLES, type HeadshotStyle } from '@talaash/domain/headshot/choice';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** The large size of a stored picture, in pixels. */
export const SIDE = PICTURE_SIDES.large;

type GroundStyle = (typeof GROUND_STYLES)[number];
type LightStyle = (typeof LIGHT_STYLES)[number];

const svg = (fill: string, definition = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs>${definition}</defs><rect width="100%" height="100%" fill="${fill}"/></svg>`,
  );

type Stop = [offset: number, color: string, opacity?: number];

const stops = (list: Stop[]) =>
  list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const down = (...list: Stop[]) =>
  svg('url(#g)', `<linearGradient id="g" x2="0" y2="1">${stops(list)}</linearGradient>`);
const across = (...list: Stop[]) => svg('url(#g)', `<linearGradient id="g">${stops(list)}</linearGradient>`);
const around = (...list: Stop[]) =>
  svg('url(#g)', `<radialGradient id="g" cy="0.42" r="0.75">${stops(list)}</radialGradient>`);

/** The background behind the person. */
const GROUNDS: Record<GroundStyle, Buffer> = {
  Plain_Light: svg('#f1f2f6'),
  Slate: down([0, '#b7c0cf'], [1, '#8391a7']),
  Window_Light: across([0, '#fdfbf1'], [0.55, '#dcdad3'], [1, '#9c9b99']),
  Warm_Studio: around([0, '#f3d9b4'], [1, '#c98d55']),
  Dark_Studio: around([0, '#3b4354'], [1, '#14171f']),
};

/** An overlay on the whole picture: light and its color, never a shape. */
const LIGHTS: Partial<Record<HeadshotStyle, OverlayOptions>> = {
  Window_Light: {
    input: across([0, '#ffffff', 0.3], [0.5, '#ffffff', 0], [1, '#20242c', 0.22]),
    blend: 'soft-light',
  },
  Warm_Studio: { input: svg('rgba(255,176,92,0.22)'), blend: 'soft-light' },
  Dark_Studio: { input: around([0, '#ffffff', 0.08], [1, '#000000', 0.3]), blend: 'soft-light' },
  Bright: { input: svg('rgba(255,255,255,0.3)'), blend: 'soft-light' },
  Warm: { input: svg('rgba(255,176,92,0.3)'), blend: 'soft-light' },
  Cool: { input: svg('rgba(110,160,255,0.3)'), blend: 'soft-light' },
};

/** A cut-out person of SIDE pixels in front of another background. */
export const onGround = (style: GroundStyle, person: Buffer): Promise<Buffer> =>
  toWebp(sharp(GROUNDS[style]).composite([{ input: person }, ...lightOf(style)]));

/** A portrait of SIDE pixels in another light. */
export const inLight = (style: LightStyle, portrait: Buffer): Promise<Buffer> =>
  toWebp(
    (style === 'Black_And_White' ? sharp(portrait).grayscale() : sharp(portrait)).composite(lightOf(style)),
  );

const lightOf = (style: HeadshotStyle): OverlayOptions[] => {
  const light = LIGHTS[style];
  return light ? [light] : [];
};

const toWebp = (image: Sharp): Promise<Buffer> => image.webp({ quality: 86 }).toBuffer();
