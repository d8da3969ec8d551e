import sharp from 'sharp';

const size = { width: 300, height: 400 };

const figure = (skin: string, clothes: string) =>
  `<ellipse cx="150" cy="190" rx="48" ry="62" fill="${skin}"/><rect x="130" y="230" width="40" height="50" fill="${skin}"/><path d="M50 400 Q60 275 150 270 Q240 275 250 400 Z" fill="${clothes}"/>`;

const drawn = (ground: string, figures: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${ground}"/>${figures}</svg>`,
    ),
  );

/** A drawn person in front of a green wall. */
export const personJpeg = (): Promise<Buffer> =>
  drawn('#4f7a5b', figure('#b5805a', '#e8e6e1')).jpeg({ quality: 95 }).toBuffer();

/** Where the person of `personJpeg` is. */
export const maskPng = (): Promise<Buffer> => drawn('#000', figure('#fff', '#fff')).png().toBuffer();

/** Red, green and blue of each pixel of that picture in the middle of a larger one, `shift` pixels to the right. */
export async function personPixels(frame: { width: number; height: number; shift: number }): Promise<Buffer> {
  const scale = frame.height / size.height;
  const width = Math.round(size.width * scale);
  const before = Math.floor((frame.width - width) / 2) + frame.shift;
  return sharp(await personJpeg())
    .resize(width, frame.height)
    .extend({ left: before, right: frame.width - width - before, background: '#4f7a5b' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
