import { indianDate } from '@talaash/domain/base/week';
import type { profileOpenings } from '../db/schema/profile-opening.ts';
import type { DemoEmployer } from './demo-employer.ts';
import { createRandom } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEKS = 11;

type Opening = typeof profileOpenings.$inferInsert;
type Acted = { companyId: string; talentId: string; createdIsoDateTimeUtc?: string | undefined };

/**
 * Which companies have opened which profiles: each on the day on which it invited or shortlisted somebody, and that of the
 * persona talent@ also in the weeks before, more and more.
 */
export function demoOpenings(given: {
  seed: number;
  now: number;
  employers: readonly DemoEmployer[];
  personaTalentId: string;
  acted: readonly Acted[];
}): Opening[] {
  const { seed, now, employers, personaTalentId: talentId, acted } = given;
  const random = createRandom(seed, 2_100_000);
  const openings = new Map<string, Opening>();
  // One company browses without its name.
  const unnamed = employers.at(-2)?.companyId;
  const open = (opening: { companyId: string; talentId: string }, at: number) => {
    const day = indianDate(at);
    openings.set(`${opening.companyId} ${opening.talentId} ${day}`, {
      ...opening,
      day,
      isNamed: opening.companyId !== unnamed,
    });
  };
  for (const { companyId, talentId: of, createdIsoDateTimeUtc = '' } of acted)
    open({ companyId, talentId: of }, Date.parse(createdIsoDateTimeUtc));
  const approved = employers.filter(({ company }) => company.failed === undefined);
  for (let week = 0; week < WEEKS; week += 1) {
    const interest = 0.25 + 0.5 * (1 - week / WEEKS);
    for (const { companyId } of approved)
      if (random.next() < interest) open({ companyId, talentId }, now - (week * 7 + random.next() * 6) * DAY);
  }
  return [...openings.values()];
}
