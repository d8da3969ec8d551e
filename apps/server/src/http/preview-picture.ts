import { join } from 'node:path';
import type { CommonSearch } from '@talaash/domain/page/choice';
import { commonSearchOf, commonSearchPath } from '@talaash/domain/page/rule';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import type { FastifyInstance } from 'fastify';
import { sharedProfileTitle, yearsOf } from '@talaash/domain/shared-profile/words';
import sharp from 'sharp';
import { escapeHtml } from '../base/escape.ts';
import { refusal } from '../call/refusal.ts';
import type { SharedProfiles, SharedView } from './shared-profile.ts';

/** The other core stays free for requests. */
sharp.concurrency(1);

/** In pixels, as link previews expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

const PATH = '/preview.png';

/** The link preview of a common search or of any other page. It shows nobody. */
export const previewPath = (search: CommonSearch | undefined): string =>
  search === undefined ? PATH : `${PATH}${commonSearchPath(search).slice(1)}`;

/** The link preview of a shared profile, with the page's title. */
export const sharedPreviewPath = (talentId: string): string =>
  `${PATH}?profile=${encodeURIComponent(talentId)}`;

const MARGIN = 96;
const ICON = 132;
/** Where the title ends and the sentence below it starts. */
const BASE = 470;
const COLOURS = { ground: '#1f2366', text: '#ffffff', quiet: '#c9cbe6' };

/**
 * Serves link previews with the product's logo, in a font that the build subsets for this. They show only words of a common
 * search, or what guests see of a profile, so text by others never looks like ours.
 */
export function mountPreviewPicture(app: FastifyInstance, builtWeb: string, shared: SharedProfiles): void {
  const made = new Map<string, Promise<Buffer>>();
  app.get(PATH, async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const talentId = query.get('profile');
    if (talentId === null) {
      reply.header('cache-control', 'public, max-age=86400');
      return reply.type('image/png').send(await pictureOf({ title: commonSearchOf(query), claim: CLAIM }));
    }
    const answer = await shared.read(request, talentId);
    if (answer.status === 404) throw refusal('NOT_FOUND');
    if (answer.status !== 200) throw refusal('TOO_MANY_REQUESTS');
    // Cached briefly: the profile may leave search.
    reply.header('cache-control', 'public, max-age=600').header('x-robots-tag', 'noindex');
    return reply.type('image/png').send(await pictureOf(wordsOf(answer.profile)));
  });

  /** Each is drawn once, as long as the cache has room. */
  function pictureOf(words: Words): Promise<Buffer> {
    const key = JSON.stringify(words);
    const picture = made.get(key) ?? draw(words, builtWeb);
    made.delete(key);
    made.set(key, picture);
    for (const oldest of made.keys()) if (made.size > MADE_MAX) made.delete(oldest);
    // A failure is not cached.
    picture.catch(() => made.delete(key));
    return picture;
  }
}

const MADE_MAX = 100;

/** Without a title it is the home page's. */
type Words = { title: string | undefined; claim: string };

const CLAIM = 'Reviewed profiles, honest facts, direct conversations';

/** The characters that the font has. */
const WRITABLE = /^[\u0020-\u007e\u00a0-\u00ff‘’“”–—…•]*$/;
const TITLE_LENGTH_MAX = 80;

function wordsOf(profile: SharedView): Words {
  const title = sharedProfileTitle(profile);
  const cut = title.length > TITLE_LENGTH_MAX ? `${title.slice(0, TITLE_LENGTH_MAX - 1).trimEnd()}…` : title;
  return { title: WRITABLE.test(cut) ? cut : undefined, claim: yearsOf(profile) };
}

/** A longer title is smaller, so that it ends above the logo. */
const TITLE_PIXELS = 84;
const LONG_TITLE = 40;
const LONG_TITLE_PIXELS = 58;

async function draw({ title = PAGE_TITLES['/'], claim }: Words, builtWeb: string): Promise<Buffer> {
  const write = (text: string, pixels: number, color: string) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
        font: `Geist ${pixels}`,
        fontfile: join(builtWeb, 'preview.ttf'),
        rgba: true,
        dpi: 72,
        width: PREVIEW_SIZE.width - 2 * MARGIN,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const [icon, name, written, claimed] = await Promise.all([
    sharp(join(builtWeb, 'app-icon.svg')).resize(ICON, ICON).png().toBuffer(),
    write('Talaash', 60, COLOURS.text),
    write(title, title.length > LONG_TITLE ? LONG_TITLE_PIXELS : TITLE_PIXELS, COLOURS.text),
    write(claim, 34, COLOURS.quiet),
  ]);
  return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: COLOURS.ground } })
    .composite([
      { input: icon, left: MARGIN - 28, top: 80 },
      { input: name.data, left: MARGIN + 108, top: 122 },
      { input: written.data, left: MARGIN, top: BASE - written.info.height },
      { input: claimed.data, left: MARGIN, top: BASE + 36 },
    ])
    .png({ palette: true })
    .toBuffer();
}
