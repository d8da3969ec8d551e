import { mentionsIn } from '@talaash/domain/talent-record/mention';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Db } from '../../db/client.ts';
import { talentNotes, talentReminders } from '../../db/schema/talent-record.ts';
import type { JobData } from '../../jobs/job.ts';
import { type MailDeps, sendMail } from '../../mail/send.ts';
import { TALENT_RECORD_MAILS } from '../../mail/talent-record-mail.ts';
import { listMembers } from '../company-member/queries.ts';
import { readRecipient } from '../notice/queries.ts';
import { readRecordedName } from './queries.ts';

type Told = JobData['talentRecord.mail'];

/**
 * Mails a member that a note mentions them, or that a reminder is due. Nothing is sent once the note or the mention is gone, the
 * reminder is done, or the company reads no notes about the talent any more.
 */
export async function mailTalentRecord(deps: Pick<Deps, 'db'> & MailDeps, told: Told): Promise<void> {
  const { mail, companyId, talentId, uid } = told;
  const cause = await CAUSES[mail](deps.db, told);
  const recorded = cause && (await readRecordedName(deps.db, { companyId, talentId }));
  if (!recorded) return;
  const recipient = await readRecipient(deps.db, { side: 'company', id: companyId, uid }, mail);
  if (!recipient) return;
  const content = TALENT_RECORD_MAILS[mail]({
    name: recipient.name,
    colleague: cause.colleague,
    talentName: recorded.name,
    url: `${deps.baseUrl()}/company/messages?profile=${encodeURIComponent(talentId)}`,
  });
  await sendMail(deps, { ...recipient, side: 'company' }, content);
}

type Cause = { colleague: string | null };

/** What a mail is about; undefined if that is over. */
const CAUSES: Record<Told['mail'], (db: Db, told: Told) => Promise<Cause | undefined>> = {
  noteMentioned: async (db, { id, companyId, uid }) => {
    const [note] = await db
      .select({ authorUid: talentNotes.authorUid, text: talentNotes.text })
      .from(talentNotes)
      .where(and(eq(talentNotes.noteId, id), eq(talentNotes.companyId, companyId)));
    if (!note || !mentionsIn(note.text).includes(uid)) return undefined;
    const author = (await listMembers(db, companyId)).find((member) => member.uid === note.authorUid);
    return { colleague: author?.name ?? null };
  },
  reminderDue: async (db, { id, companyId, uid }) => {
    const [reminder] = await db
      .select({ reminderId: talentReminders.reminderId })
      .from(talentReminders)
      .where(
        and(
          eq(talentReminders.reminderId, id),
          eq(talentReminders.companyId, companyId),
          eq(talentReminders.uid, uid),
          isNull(talentReminders.doneAt),
        ),
      );
    return reminder && { colleague: null };
  },
};
