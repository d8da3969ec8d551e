import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import type { AppealDecision, Decision } from '@talaash/domain/admin-report/schema';
import { plainLineOf } from '@talaash/domain/markdown/plain';
import { appealDecisionRefusal, banStep, decisionRefusal } from '@talaash/domain/admin-report/rule';
import type { Evidence } from '@talaash/domain/report/schema';
import { needsDays } from '@talaash/domain/sanction/rule';
import { asc, eq, inArray } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { record } from '../../events/record.ts';
import { recordAdminAction } from '../admin-action/actions.ts';
import { tellReporters } from '../report/queries.ts';
import { enforce, release } from './force.ts';
import { banAskedOf, factsOf, readCase, readPaidUntil, readSanctionOfCase } from './queries.ts';

type Acting = Pick<Deps, 'events' | 'jobs' | 'now'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How much of a text a decision repeats to its writer. */
const EXCERPT_LENGTH = 200;

/**
 * Decides everything that was reported of one thing, puts it into force, and tells the account and the reporters. A ban is only
 * asked for, where another admin can confirm it.
 */
export const decideCase = (
  deps: Acting,
  adminUid: string,
  given: Decision,
): Promise<'decided' | 'banAsked'> =>
  deps.events.transaction(async (tx) => {
    const { caseId, decision, days, textToPerson, textToReporters } = given;
    const found = await lockCase(tx, adminUid, caseId);
    const refused = decisionRefusal(factsOf(found, adminUid));
    if (refused) throw refusalOf(refused);
    const { row, isAnotherThere } = found;
    const step =
      decision === 'ban' ? banStep({ banAsked: banAskedOf(found, adminUid), isAnotherThere }) : 'ban';
    if (step === 'wait') throw refusal('BUSINESS_RULE_VIOLATION', ADMIN_REPORT_SENTENCES.ownBan);
    if (step === 'ask') {
      await askForBan(tx, adminUid, row, given);
      return 'banAsked';
    }
    const now = new Date(deps.now()).toISOString();
    await tx
      .update(reportCases)
      .set({
        state: 'decided',
        decision,
        decidedByUid: adminUid,
        decidedAt: now,
        textToReporters,
        ...NOT_ASKED,
        banText: null,
        ...(decision === 'ban' ? {} : { banAskedByUid: null }),
      })
      .where(eq(reportCases.caseId, caseId));
    const until =
      needsDays(decision) && days !== undefined ? new Date(deps.now() + days * DAY_MS).toISOString() : null;
    if (decision !== 'nothing') {
      await enforce(deps, tx, row, { act: decision, until });
      const isShutOut = decision === 'suspend' || decision === 'ban';
      const sanctionId = newRecordId();
      await tx.insert(sanctions).values({
        sanctionId,
        caseId,
        uid: row.uid,
        act: decision,
        text: textToPerson ?? '',
        excerpt: await readExcerpt(tx, caseId),
        untilAt: until,
        hasPaidTime: isShutOut && isLater(await readPaidUntil(tx, row.companyId), now),
        createdIsoDateTimeUtc: now,
      });
      await record(tx, { kind: 'sanction.decided', actorUid: null, ...sideOf(row), payload: { sanctionId } });
    }
    await recordAdminAction(tx, {
      act: 'report.decided',
      adminUid,
      on: row,
      before: { referenceId: row.referenceId, reports: row.reportsCount },
      after: {
        referenceId: row.referenceId,
        decision,
        ...(until === null ? {} : { until }),
        ...(textToPerson === undefined ? {} : { reason: textToPerson }),
      },
    });
    await tellReporters(tx, [caseId]);
    return 'decided';
  });

/** Keeps the ban that an admin asks for, and frees the case for another one. */
async function askForBan(
  tx: Tx,
  adminUid: string,
  row: typeof reportCases.$inferSelect,
  { textToPerson, textToReporters }: Decision,
): Promise<void> {
  await tx
    .update(reportCases)
    .set({
      banAskedByUid: adminUid,
      banText: textToPerson ?? null,
      textToReporters,
      takenByUid: null,
      takenAt: null,
    })
    .where(eq(reportCases.caseId, row.caseId));
  const { referenceId } = row;
  await recordAdminAction(tx, {
    act: 'report.banAsked',
    adminUid,
    on: row,
    before: { referenceId, reports: row.reportsCount },
    after: { referenceId, ...(textToPerson === undefined ? {} : { reason: textToPerson }) },
  });
}

/** Nobody is asked about a decided case. */
const NOT_ASKED = { askedUid: null, askedByUid: null, askedNote: null };

/** Decides the one appeal of a decision. If it is taken back, everything is as before. */
export const decideAppeal = (
  deps: Acting,
  adminUid: string,
  { caseId, ruling: outcome, answer }: AppealDecision,
): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const found = await lockCase(tx, adminUid, caseId);
    const refused = appealDecisionRefusal(factsOf(found, adminUid));
    if (refused) throw refusalOf(refused);
    const { row } = found;
    const sanction = await readSanctionOfCase(tx, caseId);
    if (!sanction) throw refusal('NOT_FOUND');
    const now = new Date(deps.now()).toISOString();
    await tx
      .update(reportCases)
      .set({ state: 'decided', ...NOT_ASKED })
      .where(eq(reportCases.caseId, caseId));
    await tx
      .update(sanctions)
      .set({
        appealOutcome: outcome,
        appealAnswer: answer,
        appealDecidedAt: now,
        appealDecidedByUid: adminUid,
        ...(outcome === 'lifted' && sanction.endedAt === null ? { endedAt: now } : {}),
      })
      .where(eq(sanctions.caseId, caseId));
    if (outcome === 'lifted' && sanction.endedAt === null) await release(tx, row, sanction);
    await recordAdminAction(tx, {
      act: 'appeal.decided',
      adminUid,
      on: row,
      before: { referenceId: row.referenceId, act: sanction.act },
      after: { referenceId: row.referenceId, outcome, reason: answer },
    });
    const { sanctionId } = sanction;
    await record(tx, { kind: 'appeal.answered', actorUid: null, ...sideOf(row), payload: { sanctionId } });
  });

/** Takes a decision back without an appeal. Throws CONFLICT if it is not in force any more. */
export const liftSanction = (
  { events, now }: Pick<Deps, 'events' | 'now'>,
  adminUid: string,
  { caseId, reason }: { caseId: string; reason: string },
): Promise<void> =>
  events.transaction(async (tx) => {
    const found = await lockCase(tx, adminUid, caseId);
    const { row } = found;
    const { isAboutAdmin, isReporter } = factsOf(found, adminUid);
    if (isAboutAdmin) throw refusal('BUSINESS_RULE_VIOLATION', ADMIN_REPORT_SENTENCES.aboutAdmin);
    if (isReporter) throw refusal('BUSINESS_RULE_VIOLATION', ADMIN_REPORT_SENTENCES.reporter);
    const sanction = await readSanctionOfCase(tx, caseId);
    // An appeal that waits is answered, not passed over.
    if (row.state !== 'decided' || !sanction || sanction.endedAt !== null)
      throw refusal('CONFLICT', ADMIN_REPORT_SENTENCES.notInForce);
    const endedAt = new Date(now()).toISOString();
    await tx.update(sanctions).set({ endedAt }).where(eq(sanctions.caseId, caseId));
    await release(tx, row, sanction);
    await recordAdminAction(tx, {
      act: 'sanction.lifted',
      adminUid,
      on: row,
      before: { referenceId: row.referenceId, act: sanction.act },
      after: { referenceId: row.referenceId, reason },
    });
    const { sanctionId } = sanction;
    await record(tx, { kind: 'appeal.answered', actorUid: null, ...sideOf(row), payload: { sanctionId } });
  });

/**
 * A case, locked with both accounts in the order of ids: of two admins who act against each other, the second finds that it has
 * lost the right.
 */
export async function lockCase(tx: Tx, adminUid: string, caseId: string) {
  const [row] = await tx.select().from(reportCases).where(eq(reportCases.caseId, caseId)).for('update');
  if (!row) throw refusal('NOT_FOUND');
  const locked = await tx
    .select({
      uid: users.id,
      isAdmin: users.isAdmin,
      isDisabled: users.isDisabled,
      until: users.suspendedUntil,
    })
    .from(users)
    .where(inArray(users.id, [row.uid, adminUid]))
    .orderBy(asc(users.id))
    .for('update');
  const acting = locked.find(({ uid }) => uid === adminUid);
  if (
    !acting?.isAdmin ||
    acting.isDisabled ||
    isLater(acting.until?.toISOString() ?? null, new Date().toISOString())
  )
    throw refusal('FORBIDDEN');
  const found = await readCase(tx, adminUid, caseId);
  if (!found) throw refusal('NOT_FOUND');
  return found;
}

const isLater = (at: string | null, than: string): boolean =>
  at !== null && Date.parse(at) > Date.parse(than);

const sideOf = ({ talentId, companyId }: { talentId: string | null; companyId: string | null }) => ({
  ...(talentId === null ? {} : { talentId }),
  ...(companyId === null ? {} : { companyId }),
});

/** The beginning of the text that was reported, as it was at the first report. */
async function readExcerpt(tx: Tx, caseId: string): Promise<string | null> {
  const [first] = await tx
    .select({ evidence: reports.evidence })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdIsoDateTimeUtc))
    .limit(1);
  return first?.evidence ? excerptOf(first.evidence) : null;
}

function excerptOf(evidence: Evidence): string | null {
  if (evidence.subject === 'picture') return null;
  if (evidence.subject === 'message') {
    const reported = evidence.messages.find(({ isReported }) => isReported);
    return plainLineOf(reported?.markdown ?? '').slice(0, EXCERPT_LENGTH);
  }
  const { title, name } = evidence.record;
  const text = evidence.subject === 'jobPost' ? title : name;
  return typeof text === 'string' ? text.slice(0, EXCERPT_LENGTH) : null;
}
