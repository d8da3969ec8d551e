import { PIPELINE_SENTENCES } from '@talaash/domain/pipeline/words';
import { expectAccessible } from './fixture/axe.ts';
import { newName } from './fixture/person.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Your company' });

test('Two members change the stage of a person beside the profile, and a viewer reads it', async ({
  people: { premium, talent, verified },
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent({ name: newName('Ishani') })]);
  const [colleague, viewer] = [await verified('Tomas Oyelaran'), await verified('Nneka Balogun')];
  for (const [who, role] of [
    [colleague, 'recruiter'],
    [viewer, 'viewer'],
  ] as const) {
    await owner.call('invite-company-member', { email: who.email, role });
    const joining = await visit(who, '/join');
    await joining.getByRole('button', { name: `Join ${owner.companyName}` }).click();
    await expect(joining).toHaveURL(/\/company\/dashboard/);
    await joining.close();
  }
  const page = `/company/shortlist?profile=${someone.talentId}`;
  const own = await visit(owner, page);
  const path = `/api/v1/companies/${owner.companyId}/shortlisted-profiles/${someone.talentId}`;
  await own.request.put(new URL(path, own.url()).href, {
    data: { jobPostId: owner.jobPostId },
    headers: { origin: new URL(own.url()).origin },
  });
  const [theirs, read] = [await visit(colleague, page), await visit(viewer, page)];
  for (const one of [own, theirs, read]) await one.getByRole('tab', { name: 'Your company' }).click();
  const stageIn = (of: Page) => panelOf(of).getByRole('combobox', { name: /^Stage for/ });
  await expect(stageIn(own)).toHaveValue('Shortlisted');
  await expect(stageIn(read)).toHaveCount(0);
  await expect(panelOf(read)).toContainText('Shortlisted');
  await expectAccessible(own);

  // Nobody is moved to Invited here: the invitation does that.
  await expect(stageIn(own).getByRole('option', { name: 'Invited' })).toHaveCount(0);
  await stageIn(own).selectOption('Interview');
  await expect(toast(own, `${someone.name} is in Interview.`)).toBeVisible();
  await expect(stageIn(theirs)).toHaveValue('Interview');
  await expect(panelOf(read)).toContainText('Interview');
  await expect(panelOf(own).getByRole('list', { name: 'History' })).toContainText('Interview');

  // Closed asks why. Who changes their mind has changed nothing.
  const question = theirs.getByRole('dialog', { name: `Close ${someone.name}?` });
  await stageIn(theirs).selectOption('Closed');
  await expectAccessible(theirs);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(stageIn(theirs)).toHaveValue('Interview');
  await stageIn(theirs).selectOption('Closed');
  await question.getByRole('combobox', { name: 'Reason' }).selectOption('Pay');
  await question.getByRole('button', { name: 'Close the entry' }).click();
  await expect(stageIn(own)).toHaveValue('Closed');
  await expect(panelOf(read)).toContainText('Closed');

  // A move that the server does not get goes back.
  await own.route('**/pipeline/move', (route) => route.abort());
  await stageIn(own).selectOption('Offer');
  await expect(toast(own, PIPELINE_SENTENCES.moveFailed)).toBeVisible();
  await expect(stageIn(own)).toHaveValue('Closed');
});
