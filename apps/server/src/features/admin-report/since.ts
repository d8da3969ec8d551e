import type { ReportCaseDetail } from '@talaash/contract/admin-report';
import { changedFields } from '@talaash/domain/review/change';
import type { Evidence } from '@talaash/domain/report/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { messages } from '../../db/schema/message.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { toInvitingCompanyProfile } from '../company-profile/present.ts';
import { readCompanyProfile } from '../company-profile/queries.ts';
import { toJobPost } from '../job-post/present.ts';
import { toFullTalentProfileView, toRedactedTalentProfileView } from '../talent-profile/present.ts';
import { readProfileWithFacts } from '../talent-profile/queries.ts';

type Since = ReportCaseDetail['since'];
type Whose = { subjectId: string; talentId: string | null; companyId: string | null };

/** What has become of something since it was reported. */
export async function readSince(
  db: Pick<Db, 'select'>,
  { subjectId, talentId, companyId }: Whose,
  evidence: Evidence | null,
): Promise<Since> {
  if (evidence === null) return 'gone';
  if (evidence.subject === 'picture') {
    const [current] = await db
      .select({ id: sql`1` })
      .from(talentId === null ? companyProfiles : talentProfiles)
      .where(
        talentId === null
          ? sql`${companyProfiles.companyId} = ${companyId} and ${companyProfiles.logo} ->> 'id' = ${subjectId}`
          : sql`${talentProfiles.talentId} = ${talentId} and ${talentProfiles.profilePicture} ->> 'id' = ${subjectId}`,
      );
    return current ? 'same' : 'gone';
  }
  if (evidence.subject === 'message') {
    const reported = evidence.messages.find(({ isReported }) => isReported);
    const [current] = await db
      .select({ markdown: messages.markdown })
      .from(messages)
      .where(eq(messages.messageId, subjectId));
    if (!current) return 'gone';
    return current.markdown === reported?.markdown ? 'same' : 'changed';
  }
  const current =
    evidence.subject === 'jobPost'
      ? await readJobPost(db, subjectId)
      : await readProfile(db, { talentId, companyId }, evidence.record['isRedacted'] === true);
  if (!current) return 'gone';
  // As it is stored: a record from a table has values that JSON does not keep.
  const asStored = JSON.parse(JSON.stringify(current)) as object;
  return changedFields(evidence.record, asStored).length === 0 ? 'same' : 'changed';
}

async function readJobPost(db: Pick<Db, 'select'>, jobPostId: string): Promise<object | undefined> {
  const [row] = await db
    .select()
    .from(jobPosts)
    .where(and(eq(jobPosts.jobPostId, jobPostId), isNull(jobPosts.deletedAt)));
  return row && toJobPost(row);
}

async function readProfile(
  db: Pick<Db, 'select'>,
  { talentId, companyId }: Omit<Whose, 'subjectId'>,
  isRedacted: boolean,
): Promise<object | undefined> {
  if (talentId !== null) {
    const found = await readProfileWithFacts(db, talentId);
    return found && (isRedacted ? toRedactedTalentProfileView : toFullTalentProfileView)(found);
  }
  const profile = await readCompanyProfile(db, companyId ?? '');
  return profile && toInvitingCompanyProfile(profile);
}
