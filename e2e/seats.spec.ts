import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './fixture/axe.ts';
import { FILLED_DATA_DIR } from './fixture/global-setup.ts';
import { mailTo } from './fixture/http.ts';
import { type People, type Person, peopleOf } from './fixture/person.ts';
import { copyDataDir, type Server, startServer } from './fixture/server.ts';
import { cookiesOf, expect, type Page, test } from './fixture/test.ts';

/** A server of its own, because elsewhere seats are free. */
let folder = '';
let server: Server;
let people: People;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talaash-seats-'));
  const dataDir = join(folder, 'data');
  copyDataDir(process.env[FILLED_DATA_DIR] ?? '', dataDir);
  server = await startServer({ dataDir, env: { SEAT_PRICE_IN_DOLLARS: '10' } });
  people = peopleOf(server.url);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('An owner sees what the next seat costs before it is taken, and what premium costs with it', async ({
  visit,
}) => {
  const visitAs = async (who: Person, path: string): Promise<Page> => {
    const page = await visit(undefined, server.url);
    await page.context().addCookies(cookiesOf(who, server.url));
    await page.goto(server.url + path);
    return page;
  };
  const join = async (page: Page, companyName: string) => {
    await page.getByRole('button', { name: `Join ${companyName}` }).click();
    await expect(page).toHaveURL(/\/company\/dashboard/);
  };
  const owner = await people.premium();
  const { text } = await mailTo(server.url, owner.email, /subscription has started/);
  expect(text).toContain('Premium costs $25 per month.');
  const own = await visitAs(owner, '/company/members');
  await expect(own.getByText('1 of 3 included seats taken.')).toBeVisible();
  await expect(own.getByText('The next seat is included.')).toBeVisible();

  const [first, second, third] = await Promise.all(
    ['Tomas Oyelaran', 'Vera Lind', 'Nneka Balogun'].map((name) => people.verified(name)),
  );
  for (const colleague of [first, second]) {
    if (!colleague) throw new Error('Nobody to invite.');
    await owner.call('invite-company-member', { email: colleague.email, role: 'viewer' });
    const theirs = await visitAs(colleague, '/join');
    await join(theirs, owner.companyName);
    await theirs.close();
  }
  await expect(own.getByText('3 of 3 included seats taken.')).toBeVisible();
  await expect(
    own.getByText('The next seat costs $10 per month with premium, from when the person joins.'),
  ).toBeVisible();
  await expectAccessible(own);
  await own.getByRole('textbox', { name: 'Email' }).fill(third?.email ?? '');
  await own.getByRole('button', { name: 'Invite' }).click();
  await expect(own.getByRole('list', { name: 'Invitations that wait' })).toBeVisible();

  // An invitation costs nothing: the seat is taken when the person joins.
  const dashboard = await visitAs(owner, '/company/dashboard');
  const plan = dashboard.getByRole('status').filter({ hasText: 'per month' });
  await expect(plan).toContainText(/^Premium\$25 per month\. It renews on /);
  if (!third) throw new Error('Nobody to invite.');
  await join(await visitAs(third, '/join'), owner.companyName);
  await expect(
    own.getByText('4 seats taken: 3 included, and 1 for $10 per month with premium.'),
  ).toBeVisible();
  const sum = '$35 per month: $25 for the plan, and $10 for 1 seat.';
  await expect(plan).toContainText(sum);
  await expectAccessible(dashboard);
  await dashboard.goto(`${server.url}/company/plan`);
  await expect(plan).toContainText(sum);
});
