import { searchKeywords } from '@talaash/domain/base/search-keyword';
import type { events } from '../db/schema/event.ts';
import type { hiddenProfiles } from '../db/schema/hidden-profile.ts';
import type { shortlistedProfiles } from '../db/schema/shortlisted-profile.ts';
import type { ThreadPlan } from './content/demo-schema.ts';
import type { SeedContent } from './content/schema.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer, DemoJobPostRow } from './demo-employer.ts';
import { type DemoThread, demoThread } from './demo-thread.ts';
import { createRandom, type Random } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;

export type DemoRelations = {
  threads: DemoThread[];
  shortlisted: (typeof shortlistedProfiles.$inferInsert)[];
  hidden: (typeof hiddenProfiles.$inferInsert)[];
  events: (typeof events.$inferInsert)[];
};

/**
 * Who knows whom: invitations with their conversations, shortlists and hidden profiles. Companies invite people of the
 * trade that they look for.
 * @param talents those in search, the persona talent@ first
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
  const [persona, ...others] = talents;
  const [company, free, ...rest] = employers;
  if (!persona || !company || !free) throw new Error('The demo needs its personas.');
  const premium = rest.filter((one) => one.company.isPremium);
  const suitors = [...premium].sort(byFit);
  const relations: DemoRelations = { threads: [], shortlisted: [], hidden: [], events: [] };

  const invite = (employer: DemoEmployer, planned: readonly ThreadPlan[]) => {
    const taken = new Set<string>();
    for (const [at, plan] of planned.entries()) {
      const jobPost = employer.jobPosts[at % employer.jobPosts.length] as DemoJobPostRow;
      const talent = random.pickCommon(fitting(jobPost, others, taken));
      taken.add(talent.profile.key.talentId);
      relations.threads.push(demoThread(random, { employer, jobPost, talent, plan, words, now }));
    }
    return taken;
  };
  const list = (
    employer: DemoEmployer,
    wanted: { shortlisted: number; hidden: number },
    taken: Set<string>,
  ) => {
    for (let at = 0; at < wanted.shortlisted + wanted.hidden; at++) {
      const jobPost = employer.jobPosts[at % employer.jobPosts.length] as DemoJobPostRow;
      const talent = random.pickCommon(fitting(jobPost, others, taken));
      taken.add(talent.profile.key.talentId);
      put(relations, random, { employer, jobPost, talent, now, isHidden: at >= wanted.shortlisted });
    }
  };

  list(company, { shortlisted: 9, hidden: 4 }, invite(company, plans.company));
  list(free, { shortlisted: 5, hidden: 2 }, new Set());
  for (const employer of premium)
    list(employer, { shortlisted: 2, hidden: 1 }, invite(employer, plans.others));
  for (const [at, plan] of plans.talent.entries()) {
    const employer = at === plans.talent.length - 1 ? company : suitors[at % suitors.length];
    if (!employer) continue;
    const jobPost = fittestPost(employer);
    if (jobPost)
      relations.threads.push(demoThread(random, { employer, jobPost, talent: persona, plan, words, now }));
  }
  for (const employer of [free, ...suitors.slice(-2)]) {
    const jobPost = fittestPost(employer);
    if (jobPost) put(relations, random, { employer, jobPost, talent: persona, now, isHidden: false });
  }
  return relations;
}

/** Those whose title has a word of the job post's, then those of its category; never the same person twice. */
function fitting(
  jobPost: DemoJobPostRow,
  talents: readonly ReviewedTalent[],
  taken: ReadonlySet<string>,
): ReviewedTalent[] {
  const words = jobPost.title.split(/\W+/).filter((word) => !COMMON_WORDS.has(word));
  const free = talents.filter(({ profile }) => !taken.has(profile.key.talentId));
  const near = free.filter(({ profile }) => words.some((word) => profile.jobTitle.includes(word)));
  return near.length > 0 ? near : free.filter(({ profile }) => profile.jobCategory === jobPost.category);
}

const COMMON_WORDS = new Set(['Senior', 'Developer', 'Engineer', 'Designer', 'Test', 'Software', '']);

/** How well a job post fits the persona talent@, who writes React. */
const fitOf = ({ title }: DemoJobPostRow) =>
  ['Frontend', 'Full Stack', 'React'].findIndex((word) => title.includes(word)) + 1;

const fittestPost = ({ jobPosts }: DemoEmployer) => jobPosts.toSorted((a, b) => fitOf(b) - fitOf(a))[0];

/** Companies with a job post for the persona come first. */
const byFit = (a: DemoEmployer, b: DemoEmployer) => bestFit(b) - bestFit(a);

const bestFit = (employer: DemoEmployer) => Math.max(...employer.jobPosts.map(fitOf));

function put(
  relations: DemoRelations,
  random: Random,
  given: {
    employer: DemoEmployer;
    jobPost: DemoJobPostRow;
    talent: ReviewedTalent;
    now: number;
    isHidden: boolean;
  },
): void {
  const { employer, jobPost, talent, now, isHidden } = given;
  const createdIsoDateTimeUtc = new Date(now - (0.1 + random.next() * 20) * DAY).toISOString();
  const { companyId } = employer;
  const { key, name } = talent.profile;
  const row = {
    companyId,
    talentId: key.talentId,
    talentName: name,
    searchKeywords: searchKeywords(name),
    createdIsoDateTimeUtc,
    updatedIsoDateTimeUtc: createdIsoDateTimeUtc,
  };
  const happened = { actorUid: employer.uid, companyId, talentId: key.talentId, createdIsoDateTimeUtc };
  if (isHidden) {
    relations.hidden.push(row);
    relations.events.push({ kind: 'hiddenProfile.put', ...happened });
  } else {
    const { jobPostId } = jobPost;
    relations.shortlisted.push({ ...row, jobPostId });
    relations.events.push({ kind: 'shortlistedProfile.put', ...happened, jobPostId });
  }
}
