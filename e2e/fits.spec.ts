import { PAGE_ROUTES, type PageRoute } from '@talaash/domain/page/route';
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

/** The pages whose address has a parameter: each must say which one it is visited with. */
type WithParameter = Extract<PageRoute, `${string}$${string}`>;

/** The pages that are not simply visited by a person of their portal. A page without visits only leads to another. */
const VISITS: Partial<Record<PageRoute, readonly Visited[]>> & Record<WithParameter, readonly Visited[]> = {
  '/': [{ as: 'guest' }, { as: 'guest', path: () => `/?${longText}` }],
  '/auth': [],
  '/auth/action': [{ as: 'guest', path: () => '/auth/action?mode=verifyEmail&oobCode=forged' }],
  '/auth/email-verification': [{ as: 'newcomer' }],
  '/auth/mobile-verification': [{ as: 'verified', path: () => '/auth/mobile-verification?as=company' }],
  '/auth/reset-password': [{ as: 'guest', path: () => '/auth/reset-password?oobCode=forged' }],
  '/auth/signup': [{ as: 'guest', path: () => '/auth/signup?as=talent' }],
  '/change-password': [{ as: 'talent' }],
  '/join': [{ as: 'verified' }],
  '/connect': [{ as: 'company' }],
  '/company': [],
  '/company/compare': [
    {
      as: 'company',
      path: ({ company: { jobPostId }, accepted, invited }) =>
        `/company/compare?people=${accepted.talentId},${invited.talentId}&post=${jobPostId}`,
      ready: (page) => page.getByRole('table'),
    },
  ],
  '/company/invite': [
    {
      as: 'company',
      path: ({ company: { jobPostId }, accepted, invited }) =>
        `/company/invite?people=${accepted.talentId},${invited.talentId}&post=${jobPostId}`,
      ready: (page) => page.getByRole('list', { name: 'People' }),
    },
  ],
  '/company/job_posts/board/$jobPostId': [
    { as: 'company', path: (market) => `/company/job_posts/board/${postOf(market)}` },
  ],
  '/company/job_posts/create': [{ as: 'company', ready: toolbar }],
  '/company/job_posts/edit': [],
  '/company/job_posts/edit/$jobPostId': [
    { as: 'company', path: (market) => `/company/job_posts/edit/${postOf(market)}`, ready: toolbar },
  ],
  '/company/job_posts/table/$jobPostId': [
    { as: 'company', path: (market) => `/company/job_posts/table/${postOf(market)}` },
  ],
  '/company/job_posts/view': [],
  '/company/job_posts/view/$jobPostId': [
    { as: 'company', path: (market) => `/company/job_posts/view/${postOf(market)}` },
  ],
  '/company/messages': [
    { as: 'company' },
    { as: 'company', path: ({ threadId }) => `/company/messages?thread=${threadId}`, ready: composer },
  ],
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
  '/company/shortlist': [{ as: 'company', ready: (page) => page.getByRole('table') }],
  '/company/subscription/success': [],
  '/info': [],
  '/info/unsubscribe': [{ as: 'guest', path: () => '/info/unsubscribe?token=forged' }],
  '/profile/$talentId': [{ as: 'guest', path: ({ accepted }) => sharedProfilePath(accepted.talentId) }],
  '/talent': [],
  '/talent/messages': [
    { as: 'talent' },
    {
      as: 'talent',
      path: ({ invitedThreadId }) => `/talent/messages?thread=${invitedThreadId}`,
      ready: composer,
    },
  ],
  '/talent/profile/edit': [{ as: 'talent', ready: toolbar }],
  '/unsubscribe': [{ as: 'guest', path: () => '/unsubscribe?token=forged' }],
  '/admin': [],
  '/admin/companies': [{ as: 'admin', path: ({ company }) => `/admin/companies?open=${company.companyId}` }],
  '/admin/talents': [
    { as: 'admin' },
    { as: 'admin', path: ({ accepted }) => `/admin/talents?open=${accepted.talentId}` },
  ],
  '/admin/two-factor': [],
  // The page below shows the same.
  '/demo/design-system': [],
  '/demo/markdown-editor': [{ as: 'guest', ready: toolbar }],
  '/design-system-demo': [{ as: 'guest', ready: heading }],
  '/design-system-demo/$example/$state': [],
};

function visitorOf(route: PageRoute): Who {
  const [, portal] = route.split('/');
  return portal === 'company' || portal === 'talent' || portal === 'admin' ? portal : 'guest';
}

/** The visits of every page of the web. */
const PAGES = PAGE_ROUTES.map((route): [PageRoute, readonly Visited[]] => [
  route,
  VISITS[route] ?? [{ as: visitorOf(route) }],
]);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Who logs in for the pages of each group. Those of a group share a browser page. */
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
      const pages = PAGES.flatMap(([route, visits]) =>
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
