import { searchKeywords } from '@talaash/domain/base/search-keyword';
import type { events } from '../db/schema/event.ts';
import type { hiddenProfiles } from '../db/schema/hidden-profile.ts';
import type { profileOpenings } from '../db/schema/profile-opening.ts';
import type { shortlistedProfiles } from '../db/schema/shortlisted-profile.ts';
import type { ThreadPlan } from './content/demo-schema.ts';
import type { SeedContent } from './content/schema.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer, DemoJobPostRow } from './demo-employer.ts';
import { demoOpenings } from './demo-opening.ts';
import { createThreadWriter, type DemoThread } from './demo-thread.ts';
import { createRandom } from './random.ts';

/** When companies have put the persona talent@ on their shortlist: in this week and in those before. */
const PERSONA_SHORTLISTED_DAYS_AGO = [0.7, 2.2, 4.6, 7.9, 9.1, 16.4];

/** How many of the people whom company@ has invited answer nearly everybody. */
const ANSWERS_MOST_COUNT = 3;

const DAY = 24 * 60 * 60 * 1000;

export type DemoRelations = {
  threads: DemoThread[];
  shortlisted: (typeof shortlistedProfiles.$inferInsert)[];
  hidden: (typeof hiddenProfiles.$inferInsert)[];
  openings: (typeof profileOpenings.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
};

/**
 * Relations between companies and talents: invitations with conversations, shortlists and hidden profiles. Companies invite
 * people whose job title fits their job posts.
 * @param talents the talents in search; the first one is the persona talent@
 */
export function demoRelations(given: {
  content: Pick<SeedContent, 'threads' | 'conversations'>;
  seed: number;
  now: number;
  employers: readonly DemoEmployer[];
  talents: readonly ReviewedTalent[];
}): DemoRelations {
  const { seed, now, employers, talents } = given;
  const { threads: plans, conversations: words } = given.content;
  const random = createRandom(seed, 2_000_000);
  const writeThread = createThreadWriter({ words, seed, now });
  const [persona, ...others] = talents;
  const [company, free, ...rest] = employers;
  if (!persona || !company || !free) throw new Error('The demo needs its personas.');
  const premium = rest.filter((one) => one.company.isPremium);
  const rankedEmployers = [...premium].sort(byFit);
  const relations: DemoRelations = { threads: [], shortlisted: [], hidden: [], openings: [], events: [] };

  const invite = (employer: DemoEmployer, planned: readonly ThreadPlan[]) => {
    const usedTalentIds = new Set<string>();
    for (const [at, plan] of planned.entries()) {
      const jobPost = employer.jobPosts[at % employer.jobPosts.length] as DemoJobPostRow;
      const talent = random.pickCommon(matchingTalents(jobPost, others, usedTalentIds));
      usedTalentIds.add(talent.profile.key.talentId);
      relations.threads.push(writeThread({ employer, jobPost, talent, plan }));
    }
    return usedTalentIds;
  };
  const fillLists = (
    employer: DemoEmployer,
    wanted: { shortlisted: number; hidden: number },
    usedTalentIds: Set<string>,
  ) => {
    for (let at = 0; at < wanted.shortlisted + wanted.hidden; at++) {
      const jobPost = employer.jobPosts[at % employer.jobPosts.length] as DemoJobPostRow;
      const talent = random.pickCommon(matchingTalents(jobPost, others, usedTalentIds));
      usedTalentIds.add(talent.profile.key.talentId);
      const daysAgo = 0.1 + random.next() * 20;
      const isHidden = at >= wanted.shortlisted;
      addToList(relations, { employer, jobPost, talent, now, daysAgo, isHidden });
    }
  };

  const invitedByCompany = invite(company, plans.company);
  fillLists(company, { shortlisted: 9, hidden: 4 }, new Set(invitedByCompany));
  fillLists(free, { shortlisted: 5, hidden: 2 }, new Set());
  for (const employer of premium)
    fillLists(employer, { shortlisted: 2, hidden: 1 }, invite(employer, plans.others));
  for (const [at, plan] of plans.talent.entries()) {
    const employer = at === plans.talent.length - 1 ? company : rankedEmployers[at % rankedEmployers.length];
    if (!employer) continue;
    const jobPost = fittestPost(employer);
    if (jobPost) relations.threads.push(writeThread({ employer, jobPost, talent: persona, plan }));
  }
  const waiting = new Set(
    relations.threads
      .filter(({ thread }) => thread.jobPostInvitationStatus === 'Pending')
      .map(({ thread }) => thread.talentId),
  );
  const invited = others.filter(
    ({ profile: { key } }) => invitedByCompany.has(key.talentId) && !waiting.has(key.talentId),
  );
  for (const talent of invited.slice(0, ANSWERS_MOST_COUNT))
    for (const [employer, plan] of strangersWith(plans.answersMost, { talent, premium, relations })) {
      const [jobPost] = employer.jobPosts;
      if (jobPost) relations.threads.push(writeThread({ employer, jobPost, talent, plan }));
    }
  for (const [at, daysAgo] of PERSONA_SHORTLISTED_DAYS_AGO.entries()) {
    const employer = [free, ...rankedEmployers.toReversed()][at];
    const jobPost = employer && fittestPost(employer);
    if (jobPost) addToList(relations, { employer, jobPost, talent: persona, now, daysAgo });
  }
  relations.openings = demoOpenings({
    seed,
    now,
    employers,
    personaTalentId: persona.profile.key.talentId,
    acted: [...relations.threads.map(({ thread }) => thread), ...relations.shortlisted, ...relations.hidden],
  });
  return relations;
}

/** Companies that have not invited this talent yet, each with a plan. */
function strangersWith(
  plans: readonly ThreadPlan[],
  given: { talent: ReviewedTalent; premium: readonly DemoEmployer[]; relations: DemoRelations },
): [DemoEmployer, ThreadPlan][] {
  const { talentId } = given.talent.profile.key;
  const hasInvited = ({ companyId }: DemoEmployer) =>
    given.relations.threads.some(
      ({ thread }) => thread.companyId === companyId && thread.talentId === talentId,
    );
  const strangers = given.premium.filter((employer) => !hasInvited(employer));
  return plans.flatMap((plan, at) => {
    const employer = strangers[at];
    return employer ? [[employer, plan] as [DemoEmployer, ThreadPlan]] : [];
  });
}

/** Unused talents whose title shares a word with the job post; if there are none, those of its category. */
function matchingTalents(
  jobPost: DemoJobPostRow,
  talents: readonly ReviewedTalent[],
  usedTalentIds: ReadonlySet<string>,
): ReviewedTalent[] {
  const words = jobPost.title.split(/\W+/).filter((word) => !COMMON_WORDS.has(word));
  const unused = talents.filter(({ profile }) => !usedTalentIds.has(profile.key.talentId));
  const sameTitle = unused.filter(({ profile }) => words.some((word) => profile.jobTitle.includes(word)));
  return sameTitle.length > 0
    ? sameTitle
    : unused.filter(({ profile }) => profile.jobCategory === jobPost.category);
}

const COMMON_WORDS = new Set(['Senior', 'Developer', 'Engineer', 'Designer', 'Test', 'Software', '']);

/** How well a job post fits the persona talent@, a React developer: 0 to 3. */
const fitOf = ({ title }: DemoJobPostRow) =>
  ['Frontend', 'Full Stack', 'React'].findIndex((word) => title.includes(word)) + 1;

const fittestPost = ({ jobPosts }: DemoEmployer) => jobPosts.toSorted((a, b) => fitOf(b) - fitOf(a))[0];

/** Sorts companies by how well their best job post fits the persona. */
const byFit = (a: DemoEmployer, b: DemoEmployer) => bestFit(b) - bestFit(a);

const bestFit = (employer: DemoEmployer) => Math.max(...employer.jobPosts.map(fitOf));

function addToList(
  relations: DemoRelations,
  given: {
    employer: DemoEmployer;
    jobPost: DemoJobPostRow;
    talent: ReviewedTalent;
    now: number;
    daysAgo: number;
    isHidden?: boolean;
  },
): void {
  const { employer, jobPost, talent, now, daysAgo, isHidden = false } = given;
  const createdIsoDateTimeUtc = new Date(now - daysAgo * DAY).toISOString();
  const { companyId } = employer;
  const { key, name, jobTitle } = talent.profile;
  const row = {
    companyId,
    talentId: key.talentId,
    talentName: name,
    talentJobTitle: jobTitle,
    searchKeywords: searchKeywords(name),
    createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: createdIsoDateTimeUtc,
  };
  const event = { actorUid: employer.uid, companyId, talentId: key.talentId, createdIsoDateTimeUtc };
  if (isHidden) {
    relations.hidden.push(row);
    relations.events.push({ kind: 'hiddenProfile.put', ...event });
  } else {
    const { jobPostId } = jobPost;
    const by = { shortlistedByUid: employer.uid, shortlistedIsoDateTimeUtc: createdIsoDateTimeUtc };
    relations.shortlisted.push({ ...row, jobPostId, ...by });
    relations.events.push({ kind: 'shortlistedProfile.put', ...event, jobPostId });
  }
}
