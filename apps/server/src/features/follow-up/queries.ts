import { COUNTRIES, type CountryCode } from '@talaash/domain/base/country';
import type { FollowUpStop } from '@talaash/domain/follow-up/choice';
import { FOLLOW_UP_ZONE } from '@talaash/domain/follow-up/limit';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { meetingSettings } from '../../db/schema/meeting.ts';
import { messages } from '../../db/schema/message.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { isApproved, isInSearchFor, isShutOut, isThreadPaused } from '../../db/visibility.ts';

type Reading = Pick<Db, 'select'>;

export type FollowUpRow = typeof followUps.$inferSelect;

/** What the talent wrote since the invitation is an answer too. */
const hasTalentWritten = sql`exists (select from ${messages} where ${messages.threadId} = ${threads.threadId}
  and ${messages.sender} = 'Talent' and ${messages.createdIsoDateTimeUtc} >= coalesce(${threads.invitedAt}, ${threads.createdIsoDateTimeUtc}))`;

const isJobPostOpen = sql`exists (select from ${jobPosts} where ${jobPosts.jobPostId} = ${threads.jobPostId}
  and ${jobPosts.deletedAt} is null and ${jobPosts.closedIsoDateTimeUtc} is null)`;

/** A company that is shut out or limited, or whose profile is not approved, writes to nobody. */
const canCompanyWrite = sql`exists (select from ${companies} join ${users} on ${users.id} = ${companies.createdByUid}
  where ${companies.companyId} = ${threads.companyId} and ${isApproved(companies)} and not ${isShutOut}
    and coalesce(${users.limitedUntil} <= now(), true))`;

const isReachable = sql`(not ${isThreadPaused}
  and not exists (select from ${hiddenProfiles} where ${hiddenProfiles.companyId} = ${threads.companyId}
    and ${hiddenProfiles.talentId} = ${threads.talentId})
  and exists (select from ${talents} join ${talentProfiles} on ${talentProfiles.talentId} = ${talents.talentId}
    where ${talents.talentId} = ${threads.talentId} and ${isInSearchFor(threads.companyId)}))`;

/** Why no follow-up of a thread's invitation may be sent; null if one may. For queries that join `threads` with others. */
export const followUpStop: SQL<FollowUpStop | null> = sql<FollowUpStop | null>`case
  when ${threads.endedIsoDateTimeUtc} is not null or ${threads.deletedSide} is not null
    or ${threads.jobPostInvitationStatus} in ('TakenBack', 'Expired')
    or coalesce(${threads.answerUntilIsoDateTimeUtc} <= now(), false) then 'over'
  when ${threads.jobPostInvitationStatus} <> 'Pending' or ${hasTalentWritten} then 'answered'
  when not ${isJobPostOpen} then 'jobPostClosed'
  when not (select ${companies.hasPremiumAccess} from ${companies} where ${companies.companyId} = ${threads.companyId})
    then 'noPremium'
  when not ${canCompanyWrite} then 'company'
  when not ${isReachable} then 'unreachable' end`;

const zoneOf = (row: { timeZone: string | null; countryCode: CountryCode | null } | undefined): string =>
  row?.timeZone ?? (row?.countryCode && COUNTRIES[row.countryCode].timezones[0]) ?? FOLLOW_UP_ZONE;

const clock = { timeZone: meetingSettings.timeZone, countryCode: userProfiles.countryCode };

/** The time zone of a talent: the stored one, else that of the country. */
export async function readTalentZone(db: Reading, talentId: string): Promise<string> {
  const [row] = await db
    .select(clock)
    .from(talents)
    .leftJoin(userProfiles, eq(userProfiles.uid, talents.createdByUid))
    .leftJoin(meetingSettings, eq(meetingSettings.uid, talents.createdByUid))
    .where(eq(talents.talentId, talentId));
  return zoneOf(row);
}

/** A thread of a company, its follow-up, and what decides about it. Without a company: of any. */
export async function readFollowUp(
  db: Reading,
  { threadId, companyId }: { threadId: string; companyId?: string },
) {
  const [found] = await db
    .select({ thread: threads, followUp: followUps, stop: followUpStop, ...clock })
    .from(threads)
    .leftJoin(followUps, eq(followUps.threadId, threads.threadId))
    .leftJoin(talents, eq(talents.talentId, threads.talentId))
    .leftJoin(userProfiles, eq(userProfiles.uid, talents.createdByUid))
    .leftJoin(meetingSettings, eq(meetingSettings.uid, talents.createdByUid))
    .where(
      and(
        eq(threads.threadId, threadId),
        companyId === undefined ? undefined : eq(threads.companyId, companyId),
      ),
    );
  return found && { ...found, zone: zoneOf(found) };
}
export type FoundFollowUp = NonNullable<Awaited<ReturnType<typeof readFollowUp>>>;
