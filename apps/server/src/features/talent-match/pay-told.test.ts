import { understand } from '@talaash/question/understand';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { readTalentProfiles } from '../talent-profile/queries.ts';
import { criteriaOf, payCondition, textOf } from './criteria.ts';
import { toMatch } from './present.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const app = await testApp({ instead: { now: () => NOW } });
const { deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const worked = { skills: ['React', 'TypeScript', 'Storybook'] };
const AD = { title: 'Senior React Developer', description: '### What you bring\n\n- TypeScript' };

test('the match of posts of 1,000 different pays tells nothing of a person that the profile does not show', async () => {
  const shown = { expectedSalaryInLpaInr: 24, takesOnlyInvitationsWithPay: true };
  const [one, twin, unlike] = [
    await foundTalent({ ...worked, ...shown, invitationsAWeek: 1 }),
    await foundTalent({ ...worked, ...shown, invitationsAWeek: null }),
    await foundTalent({ ...shown, skills: ['Cobol'], jobTitle: 'Librarian', experienceInYears: 1 }),
  ];
  const hiring = await hiringCompany();
  const rows = await readTalentProfiles(
    deps.db,
    [one, twin, unlike].map(({ talentId }) => talentId),
    hiring.companyId,
  );
  const rowOf = ({ talentId }: TalentPerson) => {
    const found = rows.find(({ profile }) => profile.talentId === talentId);
    if (!found) throw new Error('The company does not see this talent.');
    return found.profile;
  };
  // One object, whose skills are read once: a post's own criteria are cached too.
  const criteria = criteriaOf(AD, worked.skills, understand(textOf(AD)));
  const pays = Array.from({ length: 1000 }, (_, at) => (at + 1) / 2);
  const [first, second, third] = [rowOf(one), rowOf(twin), rowOf(unlike)];
  const salaries = pays.map((to) => {
    Object.assign(criteria.conditions, payCondition({ pay: { from: 0.5, to } }));
    const [match, ofTwin, ofUnlike] = [first, second, third].map((row) => toMatch(criteria, row, NOW));
    const salaryOf = (of: typeof match) => of?.items.find(({ criterion }) => criterion === 'salary');
    expect(ofTwin).toEqual(match);
    expect(salaryOf(ofUnlike)).toEqual(salaryOf(match));
    return salaryOf(match)?.points ?? 0;
  });
  // The pay that a full score needs is the expectation, which the profile shows.
  const full = Math.max(...salaries);
  expect(pays[salaries.indexOf(full)]).toBe(24);
  expect(salaries[0]).toBeLessThan(full);
});
