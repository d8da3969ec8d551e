import { talentProfileDraft } from '../apps/server/test/draft.ts';
import { newName } from './fixture/person.ts';
import { openSearch, people as found, searchBox } from './fixture/search.ts';
import { heldUndo, toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('A talent hides from a company that reads the profile: it closes, and is back after Undo', async ({
  people: { premium, talent },
  visit,
}) => {
  const [company, someone] = await Promise.all([premium(), talent({ name: newName('Zubin') })]);
  const reading = await openSearch(visit, company);
  await searchBox(reading).fill(someone.name);
  await found(reading).getByRole('button', { name: someone.name, exact: true }).click();
  const profile = reading.getByRole('dialog', { name: 'Talent profile' });
  await expect(profile.getByRole('heading', { name: someone.name })).toBeVisible();

  const own = await visit(someone, '/talent/privacy-shield');
  const domain = own.getByRole('textbox', { name: 'Mail domains' });
  await domain.fill('gmail.com');
  await domain.press('Enter');
  await expect(own.getByText('Anybody can have an address there')).toBeVisible();
  await expect(domain).toHaveValue('gmail.com');
  const name = own.getByRole('textbox', { name: 'Companies, by name' });
  await name.fill(company.companyName.toUpperCase());
  await name.press('Enter');
  await expect(toast(own, /^You are hidden from/)).toBeVisible();
  await expect(own.getByRole('list', { name: 'Companies, by name' })).toContainText('here today');

  await profile.getByRole('button', { name: 'Copy Email' }).click();
  await expect(toast(reading, 'Email address not available')).toBeVisible();
  await reading.reload();
  await expect(profile.getByRole('heading', { name: someone.name })).toHaveCount(0);
  await expect(found(reading).getByRole('button', { name: someone.name, exact: true })).toHaveCount(0);
  await own.getByRole('button', { name: /^Show yourself to/ }).click();
  await expect(toast(own, /^You are no longer hidden from/)).toBeVisible();
  await reading.reload();
  await expect(profile.getByRole('heading', { name: someone.name })).toBeVisible();
});

test('A talent is anonymous until they accept, sees who holds what, and ends it', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const [company, someone] = await Promise.all([premium(), talent({ name: newName('Yamini') })]);
  const own = await visit(someone, '/talent/privacy-shield');
  await own.getByRole('switch', { name: /^Anonymous until I accept/ }).click();
  await expect(toast(own, /^Companies now see what guests see/)).toBeVisible();
  const threadId = await invite(company, someone);
  const theirs = await visit(company, '/company/messages');
  const row = theirs.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  await expect(row).toContainText('Anonymous talent');
  await own.goto(`/talent/messages?thread=${threadId}`);
  await own.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(row).toContainText(someone.name);

  await own.goto('/talent/who-saw-me');
  const holder = own.getByRole('listitem').filter({ hasText: 'sees your whole profile' });
  await holder.getByRole('button', { name: /^End it: / }).click();
  await holder.getByRole('button', { name: 'Cancel' }).click();
  await holder.getByRole('button', { name: /^End it: / }).click();
  await own.keyboard.press('Enter');
  await expect(own.getByText(/Your conversation ended/)).toBeVisible();
  await theirs.goto(`/company/messages?thread=${threadId}`);
  await expect(theirs.getByText(/ended/).first()).toBeVisible();
});

test('A talent hides from the present employer by one press in the bell, and takes it back', async ({
  people: { company, addJobPost, pay, talent },
  visit,
}) => {
  const name = newName('Harbor Ledger');
  const [draft] = talentProfileDraft().workExperiences;
  const someone = await talent({
    name: newName('Zeenat'),
    workExperiences: [{ ...draft, company: name }] as never,
  });
  const employer = await addJobPost(await company({ name }));
  await pay(employer);
  const reading = await openSearch(visit, employer);
  await searchBox(reading).fill(someone.name);
  const row = found(reading).getByRole('button', { name: someone.name, exact: true });
  await expect(row).toBeVisible();

  const own = await visit(someone, '/talent/dashboard');
  await own.getByRole('banner').getByLabel('Notifications, 1 unread', { exact: true }).click();
  const panel = own.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText(`Hide from ${name} too?`);
  await panel.getByRole('button', { name: `Hide from ${name}` }).click();
  await expect(toast(own, `You are hidden from ${name}.`)).toBeVisible();
  await expect(panel).toContainText('You are hidden from it.');
  await own.keyboard.press('Escape');
  const undo = await heldUndo(own);
  await reading.reload();
  await expect(row).toHaveCount(0);

  await undo.click();
  await expect(toast(own, `You are no longer hidden from ${name}.`)).toBeVisible();
  await reading.reload();
  await expect(row).toBeVisible();
});
