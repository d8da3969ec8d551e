import { join } from 'node:path';
import type { CommonSearch } from '@talaash/domain/page/choice';
import { commonSearchOf, commonSearchPath } from '@talaash/domain/page/rule';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** Pixels, as those who show previews ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

const PATH = '/preview.png';

/** The picture that stands for a link elsewhere: to a common search, or to any other page. Nobody is on it. */
export const previewPath = (search: CommonSearch | undefined): string =>
  search === undefined ? PATH : `${PATH}${commonSearchPath(search).slice(1)}`;

const MARGIN = 96;
const ICON = 132;
/** Where the words end and the sentence below them begins. */
const BASE = 470;
const COLOURS = { ground: '#1f2366', text: '#ffffff', quiet: '#c9cbe6' };

/**
 * Answers with the picture of a preview, with the mark of the web and in a font that its build cuts for this. Only the words of
 * a common search stand on one, so what others write is never shown as ours, and each picture is made once.
 */
export function mountPreviewPicture(app: FastifyInstance, builtWeb: string): void {
  const made = new Map<CommonSearch | undefined, Promise<Buffer>>();
  app.get(PATH, async (request, reply) => {
    const search = commonSearchOf(new URLSearchParams(request.url.split('?')[1]));
    const picture = made.get(search) ?? draw(search, builtWeb);
    made.set(search, picture);
    // What failed is tried again.
    picture.catch(() => made.delete(search));
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await picture);
  });
}

async function draw(search: CommonSearch | undefined, builtWeb: string): Promise<Buffer> {
  const write = (text: string, pixels: number, color: string) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${text}</span>`,
        font: `Geist ${pixels}`,
        fontfile: join(builtWeb, 'preview.ttf'),
        rgba: true,
        dpi: 72,
        width: PREVIEW_SIZE.width - 2 * MARGIN,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const [icon, name, title, claim] = await Promise.all([
    sharp(join(builtWeb, 'app-icon.svg')).resize(ICON, ICON).png().toBuffer(),
    write('Talaash', 60, COLOURS.text),
    write(search ?? PAGE_TITLES['/'], 84, COLOURS.text),
    write('Reviewed profiles, honest facts, direct conversations', 34, COLOURS.quiet),
  ]);
  return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: COLOURS.ground } })
    .composite([
      { input: icon, left: MARGIN - 28, top: 80 },
      { input: name.data, left: MARGIN + 108, top: 122 },
      { input: title.data, left: MARGIN, top: BASE - title.info.height },
      { input: claim.data, left: MARGIN, top: BASE + 36 },
    ])
    .png({ palette: true })
    .toBuffer();
}
