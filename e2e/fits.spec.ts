import type { PageRoute } from '@talaash/domain/page/choice';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { expectFits } from './fixture/fit.ts';
import { type LongestMarket, longestMarket, unbroken } from './fixture/longest.ts';
import type { People, Person } from './fixture/person.ts';
import { expect, type Page, test } from './fixture/test.ts';

type Who = 'guest' | 'newcomer' | 'verified' | 'talent' | 'company' | 'admin';

/** A page as somebody sees it. It has loaded once `ready` is there. */
type Visited = {
  as: Who;
  path?: (market: LongestMarket) => string;
  ready?: (page: Page) => ReturnType<Page['locator']>;
};

const toolbar = (page: Page) => page.getByRole('toolbar').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog').getByRole('heading', { name: 'About' });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const postOf = ({ company: { jobPostId } }: LongestMarket) => jobPostId;
const longText = `q=${unbroken(100)}+${encodeURIComponent(unbroken(100, 'devanagari'))}`;

/** Every page of the web: the compiler misses one that is left out. A page without visits only leads to another. */
const PAGES: Record<PageRoute, readonly Visited[]> = {
  '/': [{ as: 'guest' }, { as: 'guest', path: () => `/?${longText}` }],
  '/auth': [],
  '/auth/action': [{ as: 'guest', path: () => '/auth/action?mode=verifyEmail&oobCode=forged' }],
  '/auth/email-verification': [{ as: 'newcomer' }],
  '/auth/forgot-password': [{ as: 'guest' }],
  '/auth/login': [{ as: 'guest' }],
  '/auth/mobile-verification': [{ as: 'verified', path: () => '/auth/mobile-verification?as=company' }],
  '/auth/reset-password': [{ as: 'guest', path: () => '/auth/reset-password?oobCode=forged' }],
  '/auth/return': [{ as: 'guest' }],
  '/auth/signup': [{ as: 'guest', path: () => '/auth/signup?as=talent' }],
  '/change-password': [{ as: 'talent' }],
  '/company': [],
  '/company/compare': [
    {
      as: 'company',
      path: ({ company: { jobPostId }, accepted, invited }) =>
        `/company/compare?people=${accepted.talentId},${invited.talentId}&post=${jobPostId}`,
      ready: (page) => page.getByRole('table'),
    },
  ],
  '/company/dashboard': [{ as: 'company' }],
  '/company/hidden-profiles': [{ as: 'company' }],
  '/company/job_posts': [{ as: 'company' }],
  '/company/job_posts/create': [{ as: 'company', ready: toolbar }],
  '/company/job_posts/edit': [],
  '/company/job_posts/edit/$jobPostId': [
    { as: 'company', path: (market) => `/company/job_posts/edit/${postOf(market)}`, ready: toolbar },
  ],
  '/company/job_posts/view': [],
  '/company/job_posts/view/$jobPostId': [
    { as: 'company', path: (market) => `/company/job_posts/view/${postOf(market)}` },
  ],
  '/company/messages': [
    { as: 'company' },
    { as: 'company', path: ({ threadId }) => `/company/messages?thread=${threadId}`, ready: composer },
  ],
  '/company/notifications': [{ as: 'company' }],
  '/company/plan': [{ as: 'company' }],
  '/company/profile': [{ as: 'company', ready: toolbar }],
  '/company/search': [
    { as: 'company' },
    { as: 'company', path: (market) => `/company/search?job=${postOf(market)}&${longText}` },
    {
      as: 'company',
      path: (market) =>
        `/company/search?job=${postOf(market)}&q=${market.accepted.name}&profile=${market.accepted.talentId}`,
      ready: dialog,
    },
  ],
  '/company/settings': [{ as: 'company' }],
  '/company/shortlist': [{ as: 'company', ready: (page) => page.getByRole('table') }],
  '/company/subscription/cancelled': [{ as: 'company' }],
  '/company/subscription/success': [],
  '/contact': [{ as: 'guest' }],
  '/info': [],
  '/info/unsubscribe': [{ as: 'guest', path: () => '/info/unsubscribe?token=forged' }],
  '/privacy-policy': [{ as: 'guest' }],
  '/profile/$talentId': [{ as: 'guest', path: ({ accepted }) => sharedProfilePath(accepted.talentId) }],
  '/talent': [],
  '/talent/dashboard': [{ as: 'talent' }],
  '/talent/messages': [
    { as: 'talent' },
    {
      as: 'talent',
      path: ({ invitedThreadId }) => `/talent/messages?thread=${invitedThreadId}`,
      ready: composer,
    },
  ],
  '/talent/notifications': [{ as: 'talent' }],
  '/talent/profile': [{ as: 'talent' }],
  '/talent/profile/edit': [{ as: 'talent', ready: toolbar }],
  '/talent/settings': [{ as: 'talent' }],
  '/terms-of-service': [{ as: 'guest' }],
  '/unsubscribe': [{ as: 'guest', path: () => '/unsubscribe?token=forged' }],
  '/admin': [],
  '/admin/accounts': [{ as: 'admin' }],
  '/admin/actions': [{ as: 'admin' }],
  '/admin/companies': [{ as: 'admin', path: ({ company }) => `/admin/companies?open=${company.companyId}` }],
  '/admin/contact-messages': [{ as: 'admin' }],
  '/admin/overview': [{ as: 'admin' }],
  '/admin/second-factor': [{ as: 'admin' }],
  '/admin/talents': [
    { as: 'admin' },
    { as: 'admin', path: ({ accepted }) => `/admin/talents?open=${accepted.talentId}` },
  ],
  '/admin/two-factor': [],
  '/demo': [{ as: 'guest' }],
  '/demo/branding': [{ as: 'guest' }],
  // The page below shows the same.
  '/demo/design-system': [],
  '/demo/form': [{ as: 'guest' }],
  '/demo/intro-video': [{ as: 'guest' }],
  '/demo/intro-video-v2': [{ as: 'guest' }],
  '/demo/intro-video-v3': [{ as: 'guest' }],
  '/demo/markdown-editor': [{ as: 'guest', ready: toolbar }],
  '/demo/test': [{ as: 'guest' }],
  '/design-system-demo': [{ as: 'guest', ready: heading }],
  '/design-system-demo/$example/$state': [],
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Who signs in for the pages of each group. Those of a group share a browser page. */
const GROUPS: readonly (readonly Who[])[] = [
  ['guest'],
  ['newcomer', 'verified', 'talent'],
  ['company', 'admin'],
];

async function personFor(who: Who, people: People, market: LongestMarket): Promise<Person | undefined> {
  if (who === 'guest') return undefined;
  if (who === 'talent') return market.invited;
  if (who === 'company') return market.company;
  return who === 'admin' ? people.persona('admin') : people[who]();
}

for (const group of GROUPS) {
  test(`No page is wider than its window, and none cuts a control off: ${group.join(', ')}`, async ({
    people,
    url,
    visit,
  }) => {
    // Many pages in many sizes: on a busy machine that takes its time.
    test.slow();
    const market = await longestMarket(people, url);
    for (const who of group) {
      const pages = Object.entries(PAGES).flatMap(([route, visits]) =>
        visits.filter(({ as }) => as === who).map((one) => ({ route, ...one })),
      );
      // Fingers need larger controls than a pointer.
      const page = await visit(await personFor(who, people, market), '/terms-of-service', PHONE);
      for (const { route, path = () => route, ready } of pages) {
        await test.step(route, async () => {
          await page.goto(path(market));
          await expect(page.locator('main').first()).toBeVisible();
          if (ready) await expect(ready(page).first()).toBeVisible();
          else await expect(page.locator('[data-state][role=status]')).toHaveCount(0);
          await expectFits(page);
        });
      }
    }
  });
}
