import { searchKeywords } from '@talaash/domain/base/search-keyword';
import type { events } from '../db/schema/event.ts';
import type { hiddenProfiles } from '../db/schema/hidden-profile.ts';
import type { shortlistedProfiles } from '../db/schema/shortlisted-profile.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer, DemoJobPostRow } from './demo-employer.ts';
import { type DemoThread, demoThread, type ThreadPlan } from './demo-thread.ts';
import { createRandom, type Random } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What the persona company@ has under way: every state that a thread can be in. */
const COMPANY_PLANS: readonly ThreadPlan[] = [
  { status: 'Accepted', daysAgo: 1, hasNote: true, conversation: [5, 6], unreadBy: 'company' },
  { status: 'Accepted', daysAgo: 3, hasNote: true, conversation: [0, 5], unreadBy: 'company' },
  { status: 'Pending', daysAgo: 0.2, hasNote: true, unreadBy: 'talent' },
  { status: 'Accepted', daysAgo: 4, conversation: [2, 3] },
  { status: 'Rejected', daysAgo: 2, hasNote: true, unreadBy: 'company' },
  { status: 'Accepted', daysAgo: 6, hasNote: true, conversation: [1, 3] },
  { status: 'Pending', daysAgo: 2, unreadBy: 'talent' },
  { status: 'Accepted', daysAgo: 9, conversation: [3, 4], unreadBy: 'talent' },
  { status: 'Rejected', daysAgo: 12 },
  { status: 'Accepted', daysAgo: 8, hasNote: true },
  { status: 'Pending', daysAgo: 7, hasNote: true },
  { status: 'Accepted', daysAgo: 16, conversation: [4, 2] },
  { status: 'Accepted', daysAgo: 20, hasNote: true, conversation: [0, 5] },
  { status: 'Pending', daysAgo: 15, unreadBy: 'talent' },
  { status: 'Rejected', daysAgo: 23, hasNote: true },
  { status: 'Accepted', daysAgo: 27, conversation: [2, 5] },
];

/** What has come to the persona talent@, one from each of several companies. */
const TALENT_PLANS: readonly ThreadPlan[] = [
  { status: 'Pending', daysAgo: 0.4, hasNote: true, unreadBy: 'talent' },
  { status: 'Accepted', daysAgo: 2, hasNote: true, conversation: [2, 3], unreadBy: 'company' },
  { status: 'Accepted', daysAgo: 5, conversation: [3, 4], unreadBy: 'talent' },
  { status: 'Pending', daysAgo: 6 },
  { status: 'Rejected', daysAgo: 13, hasNote: true },
  { status: 'Accepted', daysAgo: 18, hasNote: true, conversation: [0, 5] },
];

const OTHER_PLANS: readonly ThreadPlan[] = [
  { status: 'Pending', daysAgo: 1, hasNote: true, unreadBy: 'talent' },
  { status: 'Accepted', daysAgo: 5, conversation: [1, 3], unreadBy: 'company' },
  { status: 'Rejected', daysAgo: 11, unreadBy: 'company' },
  { status: 'Accepted', daysAgo: 14, hasNote: true, conversation: [4, 2] },
];

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
  seed: number;
  now: number;
  employers: readonly DemoEmployer[];
  talents: readonly ReviewedTalent[];
}): DemoRelations {
  const { seed, now, employers, talents } = given;
  const random = createRandom(seed, 2_000_000);
  const [persona, ...others] = talents;
  const [company, free, ...rest] = employers;
  if (!persona || !company || !free) throw new Error('The demo needs its personas.');
  const premium = rest.filter((one) => one.company.isPremium);
  const suitors = [...premium].sort(byFit);
  const relations: DemoRelations = { threads: [], shortlisted: [], hidden: [], events: [] };

  const invite = (employer: DemoEmployer, plans: readonly ThreadPlan[]) => {
    const taken = new Set<string>();
    for (const [at, plan] of plans.entries()) {
      const jobPost = employer.jobPosts[at % employer.jobPosts.length] as DemoJobPostRow;
      const talent = random.pickCommon(fitting(jobPost, others, taken));
      taken.add(talent.profile.key.talentId);
      relations.threads.push(demoThread(random, { employer, jobPost, talent, plan, now }));
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

  list(company, { shortlisted: 9, hidden: 4 }, invite(company, COMPANY_PLANS));
  list(free, { shortlisted: 5, hidden: 2 }, new Set());
  for (const employer of premium)
    list(employer, { shortlisted: 2, hidden: 1 }, invite(employer, OTHER_PLANS));
  for (const [at, plan] of TALENT_PLANS.entries()) {
    const employer = at === TALENT_PLANS.length - 1 ? company : suitors[at % suitors.length];
    if (!employer) continue;
    const jobPost = fittestPost(employer);
    if (jobPost)
      relations.threads.push(demoThread(random, { employer, jobPost, talent: persona, plan, now }));
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
