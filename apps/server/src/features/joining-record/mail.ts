import type { ThreadParty } from '@talaash/domain/thread/choice';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';
import type { JobData } from '../../jobs/job.ts';
import { joiningRecordMail } from '../../mail/joining-record-mail.ts';
import { sendMail } from '../../mail/send.ts';
import { readMeetingNames } from '../meeting/queries.ts';
import { readRecipient } from '../notice/queries.ts';

/** Mails a side what the other did with a record, while the record is there. It repeats no text that the other typed. */
export async function mailJoiningRecord(
  deps: Deps,
  { joiningRecordId, by, news, uid }: JobData['joiningRecord.mail'],
): Promise<void> {
  const [row] = await deps.db
    .select()
    .from(joiningRecords)
    .where(eq(joiningRecords.joiningRecordId, joiningRecordId));
  if (!row) return;
  const party: ThreadParty =
    by === 'company' ? { side: 'talent', id: row.talentId } : { side: 'company', id: row.companyId };
  const recipient = await readRecipient(deps.db, { ...party, uid }, 'joiningRecord');
  if (!recipient) return;
  const { companyName, talentName } = await readMeetingNames(deps.db, row.threadId);
  const content = joiningRecordMail({
    name: recipient.name,
    otherName: by === 'company' ? companyName : talentName,
    news,
    jobPostTitle: row.jobPostTitle,
    offeredIsoDate: row.offeredIsoDate,
    joiningIsoDate: row.joiningIsoDate,
    pay: row.pay,
    url: `${deps.baseUrl()}/${party.side}/messages?thread=${encodeURIComponent(row.threadId)}`,
  });
  await sendMail(deps, { ...recipient, side: party.side }, content);
}
