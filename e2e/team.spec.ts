import { MESSAGE_TEMPLATE_SENTENCES } from '@talaash/domain/message-template/words';
import { TALENT_RECORD_SENTENCES } from '@talaash/domain/talent-record/words';
import { resumeFile } from './fixture/file.ts';
import { linkTo, mailTo } from './fixture/http.ts';
import { newName } from './fixture/person.ts';
import { people, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const log = (page: Page) => page.getByRole('log');
const strip = (page: Page) => page.getByRole('region', { name: 'Meetings' });
const stage = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
const cardIn = (page: Page, of: string, name: string) =>
  stage(page, of).getByRole('button', { name: new RegExp(`^${name} `) });
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const offers = (page: Page) => page.getByRole('region', { name: 'Job offers' });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

test('Two members and a talent, live in three windows: from a search to the first day of work', async ({
  people: { premium, talent, verified },
  url,
  visit,
}) => {
  // Three windows, each with many pages.
  test.slow();
  const [company, someone] = await Promise.all([premium(), talent({ name: newName('Kabir') })]);
  const colleague = await verified('Tomas Oyelaran');
  const owner = await visit(company, '/company/members');
  const theirs = await visit(someone, '/talent/dashboard');

  await test.step('A colleague is invited and joins', async () => {
    await owner.getByRole('textbox', { name: 'Email' }).fill(colleague.email);
    await owner.getByRole('combobox', { name: 'Role' }).selectOption('recruiter');
    await owner.getByRole('button', { name: 'Invite' }).click();
    await expect(toast(owner, /is invited/)).toBeVisible();
  });
  const link = linkTo(await mailTo(url, colleague.email, /invited to a company/), '/join');
  const recruiter = await visit(colleague, new URL(link).pathname);
  await recruiter.getByRole('button', { name: `Join ${company.companyName}` }).click();
  await expect(recruiter).toHaveURL(/\/company\/dashboard/);
  await expect(owner.getByRole('listitem').filter({ hasText: colleague.name })).toBeVisible();

  await test.step('A template is written by one, and used by the other', async () => {
    await owner.goto('/company/templates');
    await owner.keyboard.press('n');
    const form = owner.getByRole('dialog', { name: 'New template' });
    await form.getByRole('textbox', { name: 'Name' }).fill('First invitation');
    await form.getByRole('textbox', { name: 'Text' }).fill('Hello {first name}, shall we talk?');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(owner, MESSAGE_TEMPLATE_SENTENCES.saved)).toBeVisible();
  });

  await test.step('The recruiter finds a person, reads that the owner is in touch, and invites anyway', async () => {
    const viewer = await (await owner.request.get('/api/v1/viewer')).json();
    await company.call('set-contact-owner', { talentId: someone.talentId, uid: viewer.account.uid });
    await owner.goto(`/company/job_posts/board/${company.jobPostId}`);
    await expect(owner.getByText('Nobody yet')).toBeVisible();
    await recruiter.goto('/company/search?q=python');
    await recruiter.getByRole('button', { name: company.jobTitle }).click();
    await searchBox(recruiter).fill(someone.name);
    await people(recruiter).getByRole('button', { name: someone.name, exact: true }).click();
    const profile = recruiter.getByRole('dialog', { name: 'Talent profile' });
    await profile.getByRole('button', { name: 'Invite' }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Invite ${someone.name}` });
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('First invitation');
    await expect(dialog.getByRole('textbox', { name: 'Your note' })).toHaveValue(
      'Hello Kabir, shall we talk?',
    );
    await expect(dialog.getByText(`Already in touch: ${company.name}, today.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByRole('button', { name: TALENT_RECORD_SENTENCES.inviteAnyway }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cardIn(owner, 'Invited', someone.name)).toBeVisible();
  });

  await test.step('The talent accepts, and the owner sees it on the board', async () => {
    await expect(theirs.getByText(`${company.companyName} invites you: ${company.jobTitle}`)).toBeVisible();
    await theirs.getByRole('button', { name: 'Accept' }).click();
    await expect(cardIn(owner, 'Talking', someone.name)).toBeVisible();
    await owner.mouse.move(300, 300);
    await cardIn(owner, 'Talking', someone.name).focus();
    await owner.keyboard.press('Shift+ArrowRight');
    await expect(cardIn(owner, 'Interview', someone.name)).toBeFocused();
    await recruiter.goto(`/company/job_posts/board/${company.jobPostId}`);
    await expect(cardIn(recruiter, 'Interview', someone.name)).toBeVisible();
  });

  await test.step('A message with a file is read in all windows', async () => {
    await recruiter.goto('/company/messages');
    await recruiter.getByRole('link', { name: new RegExp(someone.name) }).click();
    await owner.goto(recruiter.url());
    await theirs.goto('/talent/messages');
    await theirs.getByRole('link', { name: new RegExp(company.companyName) }).click();
    await expect(log(theirs).getByText('Hello Kabir, shall we talk?')).toBeVisible();
    await theirs
      .locator('input[type=file][aria-label="Attach files"]')
      .setInputFiles(resumeFile('samples.pdf'));
    await expect(theirs.getByRole('progressbar')).toHaveCount(0);
    await composer(theirs).fill('Gladly. Here are my samples.');
    await theirs.getByRole('button', { name: 'Send' }).click();
    for (const page of [owner, recruiter]) {
      await expect(log(page).getByText('Gladly. Here are my samples.')).toBeVisible();
      await expect(log(page).getByRole('link', { name: /samples\.pdf/ })).toBeVisible();
    }
  });

  await test.step('The recruiter offers slots, the talent takes one, and the owner sees it', async () => {
    await strip(recruiter).getByRole('button', { name: 'Offer slots' }).click();
    await recruiter.getByRole('application').focus();
    for (const key of [']', 'Space', ...Array.from({ length: 4 }, () => 'ArrowDown'), 'Space', 'Enter'])
      await recruiter.keyboard.press(key);
    await expect(toast(recruiter, '2 slots offered.')).toBeVisible();
    await strip(theirs).getByRole('radio').first().check();
    await strip(theirs)
      .getByRole('button', { name: /^Take \w+ / })
      .last()
      .click();
    await expect(toast(theirs, 'The meeting is confirmed. Both sides got an email.')).toBeVisible();
    for (const page of [owner, recruiter])
      await expect(strip(page).getByText(new RegExp(colleague.name))).toBeVisible();
    await mailTo(url, colleague.email, /^Meeting with/);
  });

  await test.step('The recruiter records an offer, the talent accepts it, and both say that the talent joined', async () => {
    await offers(recruiter).getByRole('button', { name: 'Record a job offer' }).click();
    const form = recruiter.getByRole('dialog', { name: 'Record a job offer' });
    await form.getByLabel('Day of the offer').fill(inDays(-4));
    await form.getByLabel('First day of work').fill(inDays(-2));
    await form.getByLabel('Pay from, ₹').fill('24');
    await form.getByLabel('Pay to, ₹').fill('26');
    await form.getByRole('button', { name: 'Record the offer' }).click();
    await offers(theirs).getByRole('button', { name: 'Accept the offer' }).click();
    await expect(offers(owner)).toContainText('Accepted');
    await offers(owner).getByRole('button', { name: 'Joined' }).click();
    const day = owner.getByRole('dialog', { name: 'When did they join?' });
    await day.getByLabel('First day of work').fill(inDays(-2));
    await day.getByRole('button', { name: 'Save' }).click();
    await expect(offers(theirs)).toContainText('says that you joined on');
    await offers(theirs)
      .getByRole('button', { name: /^Confirm / })
      .click();
    for (const page of [owner, recruiter]) await expect(offers(page)).toContainText('Joined');
  });

  await test.step('The figures count what happened', async () => {
    await owner.goto('/company/dashboard');
    const sent = owner.getByRole('listitem').filter({ hasText: 'Invitations sent' });
    await expect(sent.getByRole('strong')).toHaveText('1');
    await expect(sent).toContainText('all answered');
    // The meeting is still to come.
    await expect(
      owner.getByRole('region', { name: 'From invitation to first day' }).getByRole('img'),
    ).toHaveAccessibleName('Of 1 invited, 1 answered, 0 met, 1 got an offer and 1 joined.');
  });
});
