import sharp from 'sharp';

/** As large as a picture may be. */
const SIDE = 6320;

const solid = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 4, background: '#4f46e580' },
    limitInputPixels: false,
  });

/** A JPEG whose last picture is drawn again and again: each scan is read over all pixels. */
async function manyScans(): Promise<Buffer> {
  const whole = await solid(SIDE).flatten().jpeg({ progressive: true, quality: 10 }).toBuffer();
  const last = whole.lastIndexOf(Buffer.of(0xff, 0xda));
  const scan = whole.subarray(last, whole.length - 2);
  const scans = Math.floor((4.9 * 1024 * 1024 - whole.length) / scan.length);
  return Buffer.concat([
    whole.subarray(0, whole.length - 2),
    ...Array.from({ length: Math.min(scans, 3000) }, () => scan),
    Buffer.of(0xff, 0xd9),
  ]);
}

/** A GIF of two thousand frames that are each as large as a picture may be. */
async function manyFrames(): Promise<Buffer> {
  const one = await solid(2000).flatten().gif().toBuffer();
  const begin = one.indexOf(Buffer.of(0x2c));
  const frame = one.subarray(begin, one.length - 1);
  const frames = Math.min(2000, Math.floor((4.9 * 1024 * 1024) / frame.length));
  return Buffer.concat([
    one.subarray(0, begin),
    ...Array.from({ length: frames }, () => frame),
    Buffer.of(0x3b),
  ]);
}

/** A PNG that says it has more pixels than it has. */
async function lyingSize(): Promise<Buffer> {
  const file = await solid(100).png().toBuffer();
  file.writeUInt32BE(60_000, 16);
  file.writeUInt32BE(60_000, 20);
  return file;
}

/** Each is small and asks for much. */
export const HOSTILE_PICTURES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a PNG of 40 million pixels, interlaced, with 16 bits a channel': () =>
    solid(SIDE).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'a PNG of 144 million pixels': () => solid(12_000).png().toBuffer(),
  'a PNG that says 60,000 by 60,000': lyingSize,
  'a JPEG of 3000 scans': manyScans,
  'a GIF of 2000 frames': manyFrames,
};

export const smallPicture = (): Promise<Buffer> => solid(300).png().toBuffer();
