/** A brand picture as drawn on the page, in one colour. */
export interface BrandPicture {
  svg: SVGSVGElement;
  colour: string;
}

/** The width of a downloaded PNG, for screens of any density. */
export const PNG_WIDTH = 1024;

/** A standalone file: with its own namespace, size and colour instead of the page's. */
export function svgTextOf({ svg, colour }: BrandPicture): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const name of ['class', 'role', 'aria-hidden', 'aria-label']) copy.removeAttribute(name);
  for (const name of ['fill', 'stroke'])
    if (copy.getAttribute(name) === 'currentColor') copy.setAttribute(name, colour);
  return `${copy.outerHTML}\n`;
}

export const svgFileOf = (picture: BrandPicture): Blob =>
  new Blob([svgTextOf(picture)], { type: 'image/svg+xml' });

/** The picture on a transparent background. */
export async function pngFileOf(picture: BrandPicture): Promise<Blob> {
  const { width, height } = picture.svg.viewBox.baseVal;
  const address = URL.createObjectURL(svgFileOf(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(PNG_WIDTH, Math.round((PNG_WIDTH * height) / width));
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is nothing to draw on.');
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
