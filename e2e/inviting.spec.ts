import { newName } from './fixture/person.ts';
import { openSearch, people, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, test, untilTakenOver } from './fixture/test.ts';

test('Inviting, email and resume ask to upgrade; a cancelled checkout changes nothing', async ({
  people: { hiring },
  visit,
}) => {
  const page = await openSearch(visit, await hiring());
  await people(page).getByRole('heading').first().click();
  const dialog = page.getByRole('dialog', { name: 'Talent profile' });
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to premium' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  for (const name of ['Invite', 'Copy Email', 'View resume']) {
    await dialog.getByRole('button', { name }).click();
    await expect(upgrade.getByText('$25 per month')).toBeVisible();
    await upgrade.getByRole('button', { name: 'Not now' }).click();
  }
  expect(calls.filter((url) => url.includes('/talentContact/'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await upgrade.getByRole('button', { name: 'Upgrade to premium' }).click();
  await page.getByRole('button', { name: 'Decline card' }).click();
  await expect(page.getByText('The card was declined. Nothing was paid.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/company/subscription/cancelled');
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await page.goto('/company/subscription/success');
  await expect(page.getByText('Invalid checkout session. Redirecting to dashboard.')).toBeVisible();
  await expect(page).toHaveURL('/company/dashboard');
});

test('A double click shortlists and invites once; inviting a person who was invited elsewhere reports it', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const [company, once, meanwhile] = await Promise.all([
    premium(),
    talent({ name: newName('Aparna') }),
    talent({ name: newName('Balwinder') }),
  ]);
  const page = await openSearch(visit, company);
  await searchBox(page).fill(once.name);
  await people(page).getByRole('button', { name: once.name, exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'Talent profile' });
  const puts: string[] = [];
  const pressedTwice = Promise.withResolvers<void>();
  await page.route('**/api/rpc/shortlistedProfile/*', async (route) => {
    puts.push(route.request().url());
    await pressedTwice.promise;
    await route.continue();
  });
  await profile.getByRole('button', { name: 'Shortlist' }).dblclick();
  pressedTwice.resolve();
  await expect(toast(page, /^Talent shortlisted/)).toHaveCount(1);
  expect(puts.filter((url) => !url.endsWith('/list'))).toHaveLength(1);
  await profile.getByRole('button', { name: 'Invite' }).click();
  await page
    .getByRole('dialog', { name: `Invite ${once.name}` })
    .getByRole('button', { name: 'Send invitation' })
    .dblclick();
  await expect(toast(page, /^Invitation sent successfully!/)).toHaveCount(1);
  await expect(profile.getByRole('button', { name: 'Invited' })).toHaveAttribute('aria-disabled', 'true');
  await expect(profile.getByRole('button', { name: 'Invited' })).toBeFocused();
  await page.keyboard.press('Escape');

  await searchBox(page).fill(meanwhile.name);
  await people(page).getByRole('button', { name: meanwhile.name, exact: true }).click();
  await profile.getByRole('button', { name: 'Invite' }).click();
  await invite(company, meanwhile);
  await expect(profile.getByRole('button', { name: 'Invited' })).toBeAttached();
  await page
    .getByRole('dialog', { name: `Invite ${meanwhile.name}` })
    .getByRole('button', { name: 'Send invitation' })
    .click();
  await expect(toast(page, 'You have already invited this talent.')).toBeVisible();
});

test('A note stays with its person, also after a cancel and a reload, until Ctrl+Enter sends it', async ({
  people: { premium, talent },
  visit,
}) => {
  const [company, first, second] = await Promise.all([
    premium(),
    talent({ name: newName('Charu') }),
    talent({ name: newName('Divya') }),
  ]);
  const page = await openSearch(visit, company);
  const note = page.getByRole('textbox', { name: 'Your note' });
  const openDialog = async ({ name }: { name: string }) => {
    await searchBox(page).fill(name);
    await people(page).getByRole('button', { name, exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Talent profile' })
      .getByRole('button', { name: 'Invite' })
      .click();
  };
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');
  };
  await openDialog(first);
  await note.fill('Charu, your work on payments is what we need.');
  await cancel();
  await openDialog(second);
  await expect(note).toHaveValue('');
  await cancel();
  await openDialog(first);
  await expect(note).toHaveValue('Charu, your work on payments is what we need.');

  await page.reload();
  const profile = page.getByRole('dialog', { name: 'Talent profile' });
  await expect(profile.getByRole('heading', { name: first.name })).toBeVisible();
  await untilTakenOver(page);
  await page.keyboard.press('i');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Charu, your work on payments is what we need.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(toast(page, /^Invitation sent successfully!/)).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Invited' })).toBeAttached();
  await expect(profile.locator(':focus')).toHaveCount(1);
  const threads = await company.call<{ companyThreads: { lastMessage: { markdown: string } }[] }>(
    'get-company-threads',
  );
  expect(JSON.stringify(threads)).toContain('Charu, your work on payments is what we need.');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('invitation:'))),
  ).toEqual([]);
});
