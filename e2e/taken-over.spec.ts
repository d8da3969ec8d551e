import { SLOWDOWN } from './fixture/slowdown.ts';
import { expect, goWithin, type Page, test } from './fixture/test.ts';

const PAGES = {
  company: [
    '/company/dashboard',
    '/company/job_posts',
    '/company/job_posts/create',
    '/company/search',
    '/company/shortlist',
    '/company/hidden-profiles',
    '/company/compare',
    '/company/invite',
    '/company/notifications',
    '/company/messages',
    '/company/profile',
    '/company/settings',
    '/company/members',
    '/company/templates',
    '/company/api-keys',
    '/company/webhooks',
    '/company/subscription/cancelled',
    '/change-password',
  ],
  talent: [
    '/talent/dashboard',
    '/talent/profile',
    '/talent/profile/edit',
    '/talent/notifications',
    '/talent/messages',
    '/talent/settings',
  ],
  admin: [
    '/admin/overview',
    '/admin/talents',
    '/admin/companies',
    '/admin/accounts',
    '/admin/actions',
    '/admin/contact-messages',
    '/admin/second-factor',
  ],
  newcomer: ['/auth/mobile-verification'],
} as const;

const THEMES = { company: 'minecraft', talent: 'talaash', admin: 'default', newcomer: 'minecraft' } as const;

/** Uses neither the time zone nor the language of the server. */
const ELSEWHERE = { timezoneId: 'Asia/Kolkata', locale: 'en-IN' };

/**
 * Each element with its attributes and text. Ids of React differ by how a page came, and so does how a field has started. What is
 * announced comes and goes.
 */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const ofStart = new Set(['value', 'checked', 'selected', 'style', 'autofocus']);
    return [...document.querySelectorAll('#root *')].map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !ofStart.has(name))
        .map(({ name, value }) => `${name}=${value.replaceAll(/_[rR]_\w*_/g, 'id')}`);
      const isAnnounced = element.matches('[role=status]');
      const texts = [...element.childNodes].map((node) =>
        node instanceof Text && !isAnnounced ? node.data : '',
      );
      return [element.localName, ...attributes.sort(), texts.join('')].join(' ');
    });
  });

const goAnew = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/** The address of the first conversation and of the first job post of a page, and the search for that post. */
async function furtherPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('main').locator('a[data-thread], a[href*="/job_posts/view/"]');
  const href = (await links.count()) > 0 ? await links.first().getAttribute('href') : null;
  if (href === null) return [];
  const [, jobPostId] = /view\/(\w+)/.exec(href) ?? [];
  // The second time the browser has told the server.
  if (!jobPostId) return [href];
  const people = ['board', 'table'].map((page) => `/company/job_posts/${page}/${jobPostId}`);
  return [href, ...people, `/company/search?job=${jobPostId}`, '/company/search?q=react'];
}

for (const [side, paths] of Object.entries(PAGES) as [keyof typeof PAGES, readonly string[]][]) {
  test(`Pages of ${side} are taken over as the browser would make them by itself`, async ({
    people,
    visit,
  }) => {
    test.slow();
    const person = await people.persona(side);
    const [first = ''] = paths;
    const rendered = await visit(person, first, ELSEWHERE);
    const plain = await visit(person, first, { ...ELSEWHERE, isRendered: false });
    for (const page of [rendered, plain])
      await page.evaluate((theme) => {
        localStorage.setItem('talaash-theme', theme);
        localStorage.setItem('talaash-mode', 'dark');
        localStorage.setItem('talaash-single-key-shortcuts-off', 'true');
      }, THEMES[side]);
    // In the theme from the start; it goes on from page to page without loading a document.
    await plain.reload();
    const further: string[] = [];
    const compare = (path: string) =>
      test.step(path, async () => {
        // What is opened counts as read the next time, in a new document.
        let isFirst = true;
        await expect(async () => {
          const goPlain = isFirst ? goWithin : goAnew;
          isFirst = false;
          const [response] = await Promise.all([goAnew(rendered, path), goPlain(plain, path)]);
          expect(await response?.text(), path).toContain('id="rendered-data"');
          expect(await contentOf(rendered), path).toEqual(await contentOf(plain));
        }).toPass({ timeout: 60_000 * SLOWDOWN });
      });
    for (const path of paths) {
      await compare(path);
      further.push(...(await furtherPaths(rendered)));
    }
    for (const path of new Set(further)) await compare(path);
  });
}
