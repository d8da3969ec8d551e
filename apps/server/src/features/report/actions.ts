import { createHmac } from 'node:crypto';
import type { ReportForm } from '@talaash/domain/report/schema';
import { REPORT_SENTENCES } from '@talaash/domain/report/words';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import { and, eq, sql } from 'drizzle-orm';
import { FileMissing } from '../../adapters/files/port.ts';
import { newRecordId } from '../../base/record-id.ts';
import { newReferenceId } from '../../base/reference-id.ts';
import type { Deps } from '../../call/deps.ts';
import { networkOf } from '../../call/network.ts';
import { refusal } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { files } from '../../db/schema/file.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { record } from '../../events/record.ts';
import { countReport, giveBackReport } from './limit.ts';
import { type Reported, readReported } from './subject.ts';

type Reporting = { party: ThreadParty; uid: string; ip: string; form: ReportForm };

/**
 * Stores a report with a copy of what it is about. Everything that is reported of one thing is one case until it is decided;
 * repeating a report returns it. Throws NOT_FOUND for what the reporter does not see, TOO_MANY_REQUESTS.
 */
export async function submitReport(
  deps: Pick<Deps, 'db' | 'events' | 'fileStore' | 'now' | 'secrets'>,
  { party, uid, ip, form }: Reporting,
): Promise<{ reportId: string; isRepeated: boolean }> {
  const asked = { subject: form.subject, id: form.id, party };
  const seen = await readReported(deps.db, asked);
  if (!seen) throw refusal('NOT_FOUND');
  if (seen.isOwn || seen.whose.uid === uid) throw refusal('BUSINESS_RULE_VIOLATION', REPORT_SENTENCES.own);
  const sender = { uid, network: networkOf(ip) };
  await countReport(deps, sender);
  return store(deps, { asked, form, seen, sender }).catch(async (error: unknown) => {
    await giveBackReport(deps, sender);
    throw error;
  });
}

type Storing = {
  asked: Parameters<typeof readReported>[1];
  form: ReportForm;
  seen: Reported;
  sender: { uid: string; network: string };
};

async function store(
  deps: Pick<Deps, 'db' | 'events' | 'fileStore' | 'now' | 'secrets'>,
  { asked, form, seen, sender }: Storing,
): Promise<{ reportId: string; isRepeated: boolean }> {
  const { uid } = sender;
  const picture = await readPicture(deps, seen);
  const network = createHmac('sha256', deps.secrets.device).update(sender.network).digest('base64url');
  return deps.events.transaction(async (tx) => {
    const now = new Date(deps.now()).toISOString();
    const caseId = await openCase(tx, { reported: seen, form, now });
    const [before] = await tx
      .select({ reportId: reports.reportId })
      .from(reports)
      .where(and(eq(reports.caseId, caseId), eq(reports.reporterUid, uid)));
    if (before) return { ...before, isRepeated: true };
    // Read again under the lock of the case: the copy is that of the moment when the report counts.
    const evidence = ((await readReported(tx, asked)) ?? seen).evidence;
    const isCounted = !(await hasCounted(tx, caseId, network));
    const reportId = newRecordId();
    await tx.insert(reports).values({
      reportId,
      caseId,
      reporterUid: uid,
      network,
      isCounted,
      reason: form.reason,
      note: form.note ?? null,
      evidence,
      picture,
      createdIsoDateTimeUtc: now,
    });
    if (isCounted)
      await tx
        .update(reportCases)
        .set({ reportsCount: sql`${reportCases.reportsCount} + 1` })
        .where(eq(reportCases.caseId, caseId));
    await record(tx, { kind: 'report.sent', actorUid: uid, payload: { caseId } });
    return { reportId, isRepeated: false };
  });
}

/** The open case of a thing, locked until the commit; a new one if there is none. */
async function openCase(
  tx: Tx,
  { reported, form, now }: { reported: Reported; form: ReportForm; now: string },
): Promise<string> {
  const { subjectId, whose } = reported;
  await tx
    .insert(reportCases)
    .values({
      caseId: newRecordId(),
      referenceId: newReferenceId('R'),
      subject: form.subject,
      subjectId,
      ...whose,
      reason: form.reason,
      waitingSince: now,
      createdIsoDateTimeUtc: now,
    })
    .onConflictDoNothing();
  const [open] = await tx
    .select({ caseId: reportCases.caseId })
    .from(reportCases)
    .where(
      and(
        eq(reportCases.subject, form.subject),
        eq(reportCases.subjectId, subjectId),
        eq(reportCases.state, 'open'),
      ),
    )
    .for('update');
  // Somebody decided the case in between, or the reference was taken.
  if (!open) throw refusal('SERVICE_UNAVAILABLE');
  return open.caseId;
}

/** Whether a report of the case from this network counts already. */
async function hasCounted(tx: Tx, caseId: string, network: string): Promise<boolean> {
  const [counted] = await tx
    .select({ reportId: reports.reportId })
    .from(reports)
    .where(and(eq(reports.caseId, caseId), eq(reports.network, network), eq(reports.isCounted, true)))
    .limit(1);
  return counted !== undefined;
}

/** The bytes of a reported picture. Null if it is about something else, or the file has just been deleted. */
async function readPicture(
  { db, fileStore }: Pick<Deps, 'db' | 'fileStore'>,
  { evidence }: Reported,
): Promise<Buffer | null> {
  if (evidence.subject !== 'picture') return null;
  const [file] = await db.select({ path: files.path }).from(files).where(eq(files.id, evidence.fileId));
  if (!file) return null;
  return fileStore.readAll(file.path).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
}
