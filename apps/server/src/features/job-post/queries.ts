import { EVERYBODY } from '@talaash/talent-index/everybody';
import { understand } from '@talaash/question/understand';
import type { TalentQuestion } from '@talaash/talent-index/port';
import { labelsByWords, namedSkills } from '@talaash/lexicon/named-skill';
import { skillsMeantIn } from '@talaash/lexicon/skill-group';
import { skillKey } from '@talaash/lexicon/phrase';
import type { JobPostCounts } from '@talaash/domain/job-post/schema';
import { and, count, eq, isNull, not, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type Page, readPage } from '../../call/page.ts';
import { prepared } from '../../db/prepared.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { isShieldedFrom } from '../../db/visibility.ts';
import type { Deps } from '../../call/deps.ts';
import { unavailableWhenLost } from '../../call/index-failure.ts';

export type JobPostRow = typeof jobPosts.$inferSelect;

/** The columns that a draft fills: all except ids, timestamps and the review. */
export type JobPostColumns = Omit<
  JobPostRow,
  | 'jobPostId'
  | 'companyId'
  | 'createdIsoDateTimeUtc'
  | 'updatedIsoDateTimeUtc'
  | 'aiReviewResponse'
  | 'reviewQueuedAt'
  | 'deletedAt'
  | 'confirmedIsoDateTimeUtc'
  | 'askedIsoDateTimeUtc'
  | 'closedIsoDateTimeUtc'
  | 'hiddenByAdminAt'
>;

type OwnJobPost = { companyId: string; jobPostId: string };

/** Every reader except the one that restores a job post leaves out deleted ones. */
const isKept = isNull(jobPosts.deletedAt);

const isOwn = ({ companyId, jobPostId }: Record<keyof OwnJobPost, string | Placeholder>) =>
  and(eq(jobPosts.jobPostId, jobPostId), eq(jobPosts.companyId, companyId));

export async function readOwnJobPost(db: Db, own: OwnJobPost): Promise<JobPostRow | undefined> {
  const [jobPost] = await ownJobPostQuery(db).execute(own);
  return jobPost;
}

const ownJobPostQuery = prepared((db) => {
  const own = { companyId: sql.placeholder('companyId'), jobPostId: sql.placeholder('jobPostId') };
  return db
    .select()
    .from(jobPosts)
    .where(and(isOwn(own), isKept))
    .prepare('own_job_post');
});

/** Reads the company's job post and locks it until the transaction ends. */
export async function lockOwnJobPost(tx: Tx, own: OwnJobPost): Promise<JobPostRow | undefined> {
  const jobPost = await lockKeptOrDeletedJobPost(tx, own);
  return jobPost?.deletedAt === null ? jobPost : undefined;
}

/** The same for one that may be deleted. */
export async function lockKeptOrDeletedJobPost(tx: Tx, own: OwnJobPost): Promise<JobPostRow | undefined> {
  const [jobPost] = await tx.select().from(jobPosts).where(isOwn(own)).for('update');
  return jobPost;
}

export async function readJobPost(
  db: Pick<Db, 'select'>,
  jobPostId: string,
): Promise<JobPostRow | undefined> {
  const [jobPost] = await db
    .select()
    .from(jobPosts)
    .where(and(eq(jobPosts.jobPostId, jobPostId), isKept));
  return jobPost;
}

/** Reads a job post for which the talent was invited. */
export async function readJobPostOfInvited(
  db: Pick<Db, 'select'>,
  { talentId, jobPostId }: { talentId: string; jobPostId: string },
): Promise<JobPostRow | undefined> {
  const [found] = await db
    .select({ jobPost: jobPosts })
    .from(jobPosts)
    .innerJoin(threads, eq(threads.jobPostId, jobPosts.jobPostId))
    .where(
      and(
        eq(jobPosts.jobPostId, jobPostId),
        eq(threads.talentId, talentId),
        isKept,
        isNull(jobPosts.hiddenByAdminAt),
      ),
    )
    .limit(1);
  return found?.jobPost;
}

/** A page of the company's job posts, the newest first. */
export const pageJobPosts = (
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { companyId, ...page }: { companyId: string; limit: number; cursor: string | null },
): Promise<Page<JobPostRow>> =>
  readPage({
    db,
    log,
    table: jobPosts,
    where: [eq(jobPosts.companyId, companyId), isKept],
    at: 'createdIsoDateTimeUtc',
    id: 'jobPostId',
    ...page,
  });

/** The counts of all job posts of the company, in one query. */
export function readJobPostCounts(db: Db, companyId: string): Promise<JobPostCounts[]> {
  const shortlist = db
    .select({ jobPostId: shortlistedProfiles.jobPostId, shortlisted: count().as('shortlisted') })
    .from(shortlistedProfiles)
    .where(
      and(
        eq(shortlistedProfiles.companyId, companyId),
        not(isShieldedFrom(companyId, shortlistedProfiles.talentId)),
      ),
    )
    .groupBy(shortlistedProfiles.jobPostId)
    .as('shortlist');
  const toAnswer = sql<number>`count(*) filter (where ${threads.companyThreadReadStatus} = 'Unread'
    and ${threads.endedIsoDateTimeUtc} is null and ${threads.jobPostInvitationStatus} <> 'Rejected')`;
  const accepted = sql<number>`count(*) filter (where ${threads.jobPostInvitationStatus} = 'Accepted')`;
  const invitations = db
    .select({
      jobPostId: threads.jobPostId,
      invited: count().as('invited'),
      accepted: accepted.as('accepted'),
      toAnswer: toAnswer.as('to_answer'),
    })
    .from(threads)
    .where(eq(threads.companyId, companyId))
    .groupBy(threads.jobPostId)
    .as('invitations');
  const orNone = (counted: SQLWrapper) => sql<number>`coalesce(${counted}, 0)::int`;
  return db
    .select({
      jobPostId: jobPosts.jobPostId,
      shortlisted: orNone(shortlist.shortlisted),
      invited: orNone(invitations.invited),
      accepted: orNone(invitations.accepted),
      toAnswer: orNone(invitations.toAnswer),
    })
    .from(jobPosts)
    .leftJoin(shortlist, eq(shortlist.jobPostId, jobPosts.jobPostId))
    .leftJoin(invitations, eq(invitations.jobPostId, jobPosts.jobPostId))
    .where(and(eq(jobPosts.companyId, companyId), isKept));
}

/** How many names of a job post are looked up. Some are roles and places, which nobody lists as skills. */
const NAMES_MAX = 40;

/** A reading covers a limited length, so a long text is read in parts of about this many characters. */
const PART_LENGTH_MIN = 400;

/** As a guest, so the result does not depend on the viewer. */
const ANYBODY: TalentQuestion = { ...EVERYBODY, redacted: true };

function partsOfText(text: string): string[] {
  const parts = [''];
  for (const line of text.split('\n')) {
    if ((parts.at(-1) ?? '').length >= PART_LENGTH_MIN) parts.push('');
    parts[parts.length - 1] += `${line}\n`;
  }
  return parts;
}

/** Alternatives that stand side by side are read as one. */
const BETWEEN_ALTERNATIVES = /\s*(?:\bor\b|\/|\|)\s*/i;

/** What a description names besides: each word that is read as a skill. */
const namesRead = (description: string): string[] =>
  understand(description).groups.flatMap(({ anyOf, spans }) =>
    anyOf.every(({ kind }) => kind === 'word' || kind === 'phrase')
      ? spans.flatMap(({ start, end }) => description.slice(start, end).split(BETWEEN_ALTERNATIVES))
      : [],
  );

/** The skills that a job post names and somebody in search lists, in their most common spelling; those of the title first. */
export async function findNamedSkills(
  { talentIndex }: Pick<Deps, 'talentIndex'>,
  { title, description }: Pick<JobPostRow, 'title' | 'description'>,
): Promise<string[]> {
  const tally = (questions: TalentQuestion[]) => talentIndex.tally(questions).catch(unavailableWhenLost);
  const [everybody] = await tally([ANYBODY]);
  const common = labelsByWords(everybody?.facets.skills.map(({ value }) => value) ?? []);
  const named = [
    ...namedSkills(title, false, common),
    ...skillsMeantIn(description, common),
    ...partsOfText(description).flatMap(namesRead),
  ];
  const names = [...new Map(named.map((label) => [skillKey(label), label])).values()].slice(0, NAMES_MAX);
  const tallies = await tally(names.map((label) => ({ ...ANYBODY, skills: [label] })));
  return names.flatMap((label, i) => {
    const { total = 0, facets } = tallies[i] ?? {};
    const written = facets?.skills.find(({ value }) => skillKey(value) === skillKey(label));
    return total > 0 ? [written?.value ?? label] : [];
  });
}
