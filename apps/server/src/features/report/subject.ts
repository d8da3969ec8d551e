import type { ReportForm } from '@talaash/domain/report/schema';
import type { Evidence } from '@talaash/domain/report/schema';
import { EVIDENCE_MESSAGES_AROUND } from '@talaash/domain/report/limit';
import type { ReportSubject } from '@talaash/domain/report/choice';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companies } from '../../db/schema/company.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { messages } from '../../db/schema/message.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { talentInThread } from '../../db/visibility.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { toInvitingCompanyProfile } from '../company-profile/present.ts';
import { hasInvited, readCompanyProfile } from '../company-profile/queries.ts';
import { toJobPost } from '../job-post/present.ts';
import { readJobPostOfInvited } from '../job-post/queries.ts';
import { toFullTalentProfileView, toRedactedTalentProfileView } from '../talent-profile/present.ts';
import { readTalentProfiles } from '../talent-profile/queries.ts';
import { SIDES } from '../thread/queries.ts';

type Reading = Pick<Db, 'select'>;

/** Something that can be reported, as the reporter sees it. */
export type Reported = {
  subjectId: string;
  /** Whose it is. */
  whose: { uid: string; talentId: string | null; companyId: string | null };
  evidence: Evidence;
  isOwn: boolean;
};

type Asked = Pick<ReportForm, 'id'> & { party: ThreadParty };

/** What a report is about, as it is now; undefined if the reporter does not see it. */
export const readReported = (
  db: Reading,
  { subject, ...asked }: Asked & { subject: ReportSubject },
): Promise<Reported | undefined> => READERS[subject](db, asked);

const READERS: Record<ReportSubject, (db: Reading, asked: Asked) => Promise<Reported | undefined>> = {
  profile: async (db, asked) => {
    const found = await readProfile(db, asked);
    return found && { ...found, subjectId: asked.id, evidence: { subject: 'profile', record: found.record } };
  },
  picture: async (db, asked) => {
    const found = await readProfile(db, asked);
    const { profilePicture, logo } = found?.record ?? {};
    const picture = (profilePicture ?? logo) as { id: string; filename: string } | undefined;
    if (!found?.isWhole || !picture) return undefined;
    const { id: fileId, filename } = picture;
    return { ...found, subjectId: fileId, evidence: { subject: 'picture', fileId, filename } };
  },
  jobPost: async (db, { id, party }) => {
    if (party.side !== 'talent') return undefined;
    const jobPost = await readJobPostOfInvited(db, { talentId: party.id, jobPostId: id });
    if (!jobPost) return undefined;
    const whose = await readCompanyOwner(db, jobPost.companyId);
    const evidence: Evidence = { subject: 'jobPost', record: { ...toJobPost(jobPost) } };
    return whose && { subjectId: id, whose, evidence, isOwn: false };
  },
  message: readMessageReported,
};

type Profile = Pick<Reported, 'whose' | 'isOwn'> & {
  record: Record<string, unknown>;
  /** Whether the reporter sees more than guests do. */
  isWhole: boolean;
};

/** A company reports the profile of a talent, a talent that of a company. */
async function readProfile(db: Reading, { id, party }: Asked): Promise<Profile | undefined> {
  if (party.side === 'talent') {
    if (!(await hasInvited(db, { companyId: id, talentId: party.id }))) return undefined;
    const profile = await readCompanyProfile(db, id);
    const whose = profile && (await readCompanyOwner(db, id));
    return whose && { whose, isOwn: false, record: { ...toInvitingCompanyProfile(profile) }, isWhole: true };
  }
  const [found] = await readTalentProfiles(db, [id], party.id);
  const whose = found && (found.isVisible || found.isInSearch) && (await readTalentOwner(db, id));
  if (!whose) return undefined;
  const { isVisible: isWhole } = found;
  const view = isWhole ? toFullTalentProfileView(found) : toRedactedTalentProfileView(found);
  return { whose, isOwn: false, record: { ...view }, isWhole };
}

async function readMessageReported(db: Reading, { id, party }: Asked): Promise<Reported | undefined> {
  const { id: own, sender, other } = SIDES[party.side];
  const [found] = await db
    .select({
      message: messages,
      thread: threads,
      talentName: talentInThread.name,
      companyName: companyProfiles.name,
    })
    .from(messages)
    .innerJoin(threads, eq(threads.threadId, messages.threadId))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, threads.talentId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .where(and(eq(messages.messageId, id), eq(own, party.id)));
  if (!found || found.message.sender === 'System' || found.message.hiddenByAdminAt !== null) return undefined;
  const whose =
    other === 'company'
      ? await readCompanyOwner(db, found.thread.companyId)
      : await readTalentOwner(db, found.thread.talentId);
  if (!whose) return undefined;
  const { talentName, companyName, message } = found;
  const evidence: Evidence = {
    subject: 'message',
    talentName: talentName ?? '',
    companyName: companyName ?? '',
    messages: await readAround(db, message),
  };
  return { subjectId: id, whose, evidence, isOwn: message.sender === sender };
}

/** A message and those around it in its thread, the oldest first. */
async function readAround(db: Reading, message: typeof messages.$inferSelect) {
  const { threadId, createdIsoDateTimeUtc: at, messageId } = message;
  const of = (side: SQL | undefined) => and(eq(messages.threadId, threadId), side);
  const ofTime = eq(messages.createdIsoDateTimeUtc, at);
  const [before, after] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(of(or(lt(messages.createdIsoDateTimeUtc, at), and(ofTime, lt(messages.messageId, messageId)))))
      .orderBy(desc(messages.createdIsoDateTimeUtc), desc(messages.messageId))
      .limit(EVIDENCE_MESSAGES_AROUND),
    db
      .select()
      .from(messages)
      .where(of(or(gt(messages.createdIsoDateTimeUtc, at), and(ofTime, gt(messages.messageId, messageId)))))
      .orderBy(asc(messages.createdIsoDateTimeUtc), asc(messages.messageId))
      .limit(EVIDENCE_MESSAGES_AROUND),
  ]);
  return [...before.toReversed(), message, ...after].map((one) => ({
    messageId: one.messageId,
    sender: one.sender,
    markdown: one.markdown,
    ...(one.messageId === messageId && one.attachments ? { attachments: one.attachments } : {}),
    createdIsoDateTimeUtc: one.createdIsoDateTimeUtc,
    isReported: one.messageId === messageId,
  }));
}

async function readTalentOwner(db: Reading, talentId: string): Promise<Reported['whose'] | undefined> {
  const [talent] = await db
    .select({ uid: talents.createdByUid })
    .from(talents)
    .where(eq(talents.talentId, talentId));
  return talent && { uid: talent.uid, talentId, companyId: null };
}

async function readCompanyOwner(db: Reading, companyId: string): Promise<Reported['whose'] | undefined> {
  const [company] = await db
    .select({ uid: companies.createdByUid })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return company && { uid: company.uid, talentId: null, companyId };
}
