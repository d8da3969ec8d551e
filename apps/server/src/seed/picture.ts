import * as notionists from '@dicebear/notionists';
import { createAvatar } from '@dicebear/core';
import sharp from 'sharp';
import type { Gender } from './person-name.ts';

/** A picture in both stored sizes, as WebP: small for lists, large for the profile. */
export type Picture = { small: Buffer; large: Buffer };

const SMALL = 128;
const LARGE = 256;

type Part = 'hair' | 'lips' | 'glasses' | 'eyes' | 'brows' | 'beard';
type Variants<Name extends Part> = NonNullable<notionists.Options[Name]>;

const variants = <Name extends Part>(_part: Name, ...numbers: number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, '0')}`) as Variants<Name>;

const HAIR: Record<Gender, Variants<'hair'>> = {
  woman: variants('hair', 2, 4, 8, 10, 11, 20, 23, 28, 30, 36, 37, 39, 41, 43, 45, 46, 47, 48, 57, 58),
  man: variants(
    'hair',
    1,
    3,
    5,
    6,
    7,
    9,
    12,
    13,
    15,
    16,
    17,
    18,
    19,
    21,
    22,
    24,
    25,
    26,
    27,
    31,
    32,
    33,
    34,
    35,
    38,
    44,
    49,
    52,
    53,
    54,
    55,
    56,
    60,
  ),
};

/** Calm faces: no sunglasses, no shouting. */
const EXPRESSIONS = {
  lips: variants('lips', 3, 4, 5, 6, 8, 14, 17, 20, 22, 23, 25, 30),
  glasses: variants('glasses', 3, 8, 11),
  eyes: variants('eyes', 4, 5),
  brows: variants('brows', 1, 4, 5, 7, 8, 10, 12),
  beard: variants('beard', 2, 3, 6, 7, 9, 12),
};

/** The lightest still differs from the white of a collar at 32 px. */
const SKINS = ['#e6b48a', '#d79f72', '#c08457', '#a9713f', '#8d5a38'];

/**
 * Draws a face without a background, so that it stands on the ground of each theme; the same number gives the same face.
 * The art is Notionists by Zoish, CC0.
 */
export async function drawFace(number: number, gender: Gender): Promise<Picture> {
  const face = createAvatar(notionists, {
    seed: `talaash-${number}`,
    ...EXPRESSIONS,
    hair: HAIR[gender],
    scale: 135,
    translateY: 10,
    beardProbability: gender === 'man' ? 28 : 0,
    glassesProbability: 22,
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString();
  // The first white shape is the face and neck.
  const skin = SKINS[(number * 7) % SKINS.length] ?? '#d79f72';
  const tinted = face.replace(/(<path d="[^"]*") fill="#fff"/, `$1 fill="${skin}"`);
  // The mask only rounds the corners, which we do not want, and takes a fifth of the rendering time.
  return render(tinted.replace(' mask="url(#viewboxMask)"', ''));
}

/** Draws a logo: the first letter of the company, as strokes, so that it needs no font. */
export function drawLettermark(letter: string, background: string): Promise<Picture> {
  const strokes = LETTERS[letter.toUpperCase()] ?? 'M7 7h10v10H7z';
  return render(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="${background}"/>` +
      `<path d="${strokes}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="square" stroke-linejoin="miter"/></svg>`,
  );
}

const LETTERS: Record<string, string> = {
  B: 'M8 6v12M8 6h5a3 3 0 0 1 0 6H8M8 12h6a3 3 0 0 1 0 6H8',
  C: 'M17 8.5A5.5 5.5 0 1 0 17 15.5',
  F: 'M8 18V6h8.5M8 12h6.5',
  H: 'M7.5 6v12M16.5 6v12M7.5 12h9',
  K: 'M8 6v12M16.5 6 8 13.2M11 11l5.5 7',
  L: 'M8.5 6v12h8',
  N: 'M7.5 18V6l9 12V6',
  P: 'M8 18V6h5.2a3.4 3.4 0 0 1 0 6.8H8',
  Q: 'M12 6.2a5.8 5.8 0 1 0 .01 0M13.5 14l4 4',
  S: 'M16 8C15 6.6 13.6 6 12 6c-2.4 0-4 1.2-4 3s1.5 2.6 4 3 4 1.3 4 3-1.6 3-4 3c-1.8 0-3.2-.7-4.2-2',
  T: 'M6.5 6.5h11M12 6.5V18',
  W: 'M6 6l3 12 3-9 3 9 3-12',
};

/** Rasterizes once for both sizes, because that is the slow part and the first start waits for 300 pictures. */
async function render(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(LARGE, LARGE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = sharp(data, { raw: { width, height, channels } });
  const [small, large] = await Promise.all(
    [drawn.clone().resize(SMALL, SMALL), drawn].map((picture) =>
      picture.webp({ quality: 80, effort: 0 }).toBuffer(),
    ),
  );
  return { small: small as Buffer, large: large as Buffer };
}
