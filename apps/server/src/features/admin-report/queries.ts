import { CASE_TAKEN_MINUTES, REPORT_PROMISE_HOURS } from '@talaash/domain/admin-report/limit';
import type { AdminReportFilter } from '@talaash/domain/admin-report/choice';
import type { AppealDecisionFacts, BanAsked } from '@talaash/domain/admin-report/rule';
import { aliasedTable, and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { afterCursor, type Page, pageOf } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { files } from '../../db/schema/file.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { sideName, sidePictureId } from '../../db/side-name.ts';
import { isShutOut } from '../../db/visibility.ts';
import { isFoundCase } from './search.ts';

type Reading = Pick<Db, 'select'>;

const takers = aliasedTable(users, 'takers');
const deciders = aliasedTable(users, 'deciders');
const askers = aliasedTable(users, 'askers');
const colleagues = aliasedTable(users, 'colleagues');
const banAskers = aliasedTable(users, 'ban_askers');
const owners = aliasedTable(users, 'owners');

/** A case is free again when its admin has been idle. */
export const isTaken: SQL<boolean> = sql<boolean>`coalesce(${reportCases.takenAt} > now() - ${CASE_TAKEN_MINUTES} * interval '1 minute', false)`;

/** The admins who can decide a case besides one of them: neither the person, nor a reporter, nor one of those who decided. */
const isOtherAdmin = (adminUid: string): SQL<boolean> => sql<boolean>`(${users.isAdmin} and not ${isShutOut}
  and ${users.id} not in (${adminUid}, ${reportCases.uid}, coalesce(${reportCases.decidedByUid}, ''),
    coalesce(case when ${reportCases.state} <> 'open' then ${reportCases.banAskedByUid} end, ''))
  and not exists (select from ${reports}
    where ${reports.caseId} = ${reportCases.caseId} and ${reports.reporterUid} = ${users.id}))`;

/** @param adminUid the admin who reads, for what they may decide */
const caseRows = (db: Reading, adminUid: string) =>
  db
    .select({
      row: reportCases,
      name: sql<string | null>`coalesce(${sideName(reportCases)}, ${owners.name})`,
      pictureId: sidePictureId(reportCases),
      isTaken,
      takerName: takers.name,
      deciderName: deciders.name,
      appealText: sanctions.appealText,
      isReporter: sql<boolean>`exists (select from ${reports}
        where ${reports.caseId} = ${reportCases.caseId} and ${reports.reporterUid} = ${adminUid})`,
      isAnotherThere: sql<boolean>`exists (select from ${users} where ${isOtherAdmin(adminUid)})`,
      askedName: colleagues.name,
      askerName: askers.name,
      banAskerName: banAskers.name,
    })
    .from(reportCases)
    .leftJoin(owners, eq(owners.id, reportCases.uid))
    .leftJoin(takers, eq(takers.id, reportCases.takenByUid))
    .leftJoin(deciders, eq(deciders.id, reportCases.decidedByUid))
    .leftJoin(colleagues, eq(colleagues.id, reportCases.askedUid))
    .leftJoin(askers, eq(askers.id, reportCases.askedByUid))
    .leftJoin(banAskers, eq(banAskers.id, reportCases.banAskedByUid))
    .leftJoin(sanctions, eq(sanctions.caseId, reportCases.caseId));

export type CaseRow = Awaited<ReturnType<typeof caseRows>>[number];

const isWaiting = ne(reportCases.state, 'decided');

const mine = (adminUid: string) =>
  and(isWaiting, or(and(eq(reportCases.takenByUid, adminUid), isTaken), eq(reportCases.askedUid, adminUid)));

const filterOf = (filter: AdminReportFilter, adminUid: string): SQL | undefined =>
  ({
    open: isWaiting,
    appeals: eq(reportCases.state, 'appealed'),
    mine: mine(adminUid),
    decided: eq(reportCases.state, 'decided'),
  })[filter];

export type CaseQuestion = {
  filter: AdminReportFilter;
  search?: string | undefined;
  cursor: string | null;
  limit: number;
};

/** A page of the queue: the longest waiting first, decided ones newest first. */
export async function listCases(
  db: Reading,
  adminUid: string,
  { filter, search, cursor, limit }: CaseQuestion,
): Promise<Page<CaseRow>> {
  const isDecided = filter === 'decided';
  const at = isDecided ? reportCases.decidedAt : reportCases.waitingSince;
  const order = isDecided ? desc : asc;
  const found = await caseRows(db, adminUid)
    .where(
      and(
        filterOf(filter, adminUid),
        search === undefined ? undefined : isFoundCase(search),
        afterCursor({ at, id: reportCases.caseId }, { cursor, isOldestFirst: !isDecided }),
      ),
    )
    .orderBy(order(at), order(reportCases.caseId))
    .limit(limit + 1);
  return pageOf(found, limit, ({ row }) => ({
    at: (isDecided ? row.decidedAt : row.waitingSince) ?? row.createdIsoDateTimeUtc,
    id: row.caseId,
  }));
}

export async function readCase(db: Reading, adminUid: string, caseId: string): Promise<CaseRow | undefined> {
  const [found] = await caseRows(db, adminUid).where(eq(reportCases.caseId, caseId));
  return found;
}

/** What decides whether an admin may decide a case. */
export const factsOf = ({ row, ...read }: CaseRow, adminUid: string): AppealDecisionFacts => ({
  state: row.state,
  isAboutAdmin: row.uid === adminUid,
  isReporter: read.isReporter,
  decidedByName: read.deciderName ?? undefined,
  hasDecided: row.decidedByUid === adminUid || row.banAskedByUid === adminUid,
  isAnotherThere: read.isAnotherThere,
});

/** Which admin has asked for the ban of a case. */
export const banAskedOf = ({ row }: CaseRow, adminUid: string): BanAsked => {
  if (row.banAskedByUid === null) return 'byNobody';
  return row.banAskedByUid === adminUid ? 'bySelf' : 'byAnother';
};

/** The other admins who can decide a case, by name. */
export const listColleagues = (db: Reading, adminUid: string, caseId: string) =>
  db
    .select({ uid: users.id, name: users.name })
    .from(reportCases)
    .innerJoin(users, isOtherAdmin(adminUid))
    .where(eq(reportCases.caseId, caseId))
    .orderBy(asc(users.name), asc(users.id))
    .limit(100);

/** The reports of a case, the first one first. */
export const listCaseReports = (db: Reading, caseId: string) =>
  db
    .select({
      reportId: reports.reportId,
      reporterName: users.name,
      reporterSide: userProfiles.userType,
      reason: reports.reason,
      note: reports.note,
      isCounted: reports.isCounted,
      createdIsoDateTimeUtc: reports.createdIsoDateTimeUtc,
      evidence: reports.evidence,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterUid))
    .leftJoin(userProfiles, eq(userProfiles.uid, reports.reporterUid))
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdIsoDateTimeUtc), asc(reports.reportId))
    .limit(100);

/** The earlier decisions about the account of a case. */
export const listEarlier = (db: Reading, { uid, caseId }: { uid: string; caseId: string }) =>
  db
    .select({ act: sanctions.act, isoDateTimeUtc: sanctions.createdIsoDateTimeUtc })
    .from(sanctions)
    .where(and(eq(sanctions.uid, uid), ne(sanctions.caseId, caseId)))
    .orderBy(desc(sanctions.createdIsoDateTimeUtc))
    .limit(20);

export async function readSanctionOfCase(db: Reading, caseId: string) {
  const [sanction] = await db.select().from(sanctions).where(eq(sanctions.caseId, caseId));
  return sanction;
}

export async function readPaidUntil(db: Reading, companyId: string | null): Promise<string | null> {
  if (companyId === null) return null;
  const [paid] = await db
    .select({ until: subscriptions.paidUntilIsoDateTimeUtc })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId));
  return paid?.until ?? null;
}

/** The copy of a reported picture. */
export async function readEvidencePicture(db: Reading, reportId: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ picture: reports.picture })
    .from(reports)
    .where(eq(reports.reportId, reportId));
  return found?.picture ?? undefined;
}

/** A file of a reported message. It stays as long as its message, and is deleted with the account of its owner, like the evidence. */
export async function readEvidenceFile(
  db: Reading,
  { reportId, fileId }: { reportId: string; fileId: string },
) {
  const [report] = await db
    .select({ evidence: reports.evidence })
    .from(reports)
    .where(eq(reports.reportId, reportId));
  const { evidence } = report ?? {};
  const named =
    evidence?.subject === 'message' ? evidence.messages.flatMap((one) => one.attachments ?? []) : [];
  if (!named.some(({ id }) => id === fileId)) return undefined;
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  return file;
}

/** The figures above the queue. */
export async function countCases(db: Reading, adminUid: string) {
  const [waiting, decided, appeals] = await Promise.all([
    countWaiting(db, adminUid),
    countDecided(db),
    countAppeals(db),
  ]);
  return { ...waiting, ...decided, ...appeals };
}

async function countWaiting(db: Reading, adminUid: string) {
  const [counted] = await db
    .select({
      open: count(),
      appeals: sql<number>`(count(*) filter (where ${reportCases.state} = 'appealed'))::int`,
      mine: sql<number>`(count(*) filter (where ${mine(adminUid)}))::int`,
      oldestIsoDateTimeUtc: sql<string | null>`min(${reportCases.waitingSince})`.mapWith(
        reportCases.waitingSince,
      ),
    })
    .from(reportCases)
    .where(isWaiting);
  return counted ?? { open: 0, appeals: 0, mine: 0, oldestIsoDateTimeUtc: null };
}

async function countDecided(db: Reading) {
  const within = sql`${reportCases.decidedAt} - ${reportCases.createdIsoDateTimeUtc} <= ${REPORT_PROMISE_HOURS} * interval '1 hour'`;
  const [counted] = await db
    .select({
      decidedThisMonth: count(),
      decidedInADay: sql<number>`(count(*) filter (where ${within}))::int`,
    })
    .from(reportCases)
    .where(sql`${reportCases.decidedAt} >= date_trunc('month', now())`);
  return counted ?? { decidedThisMonth: 0, decidedInADay: 0 };
}

async function countAppeals(db: Reading) {
  const [counted] = await db
    .select({
      appealsDecided: count(),
      appealsLifted: sql<number>`(count(*) filter (where ${sanctions.appealOutcome} = 'lifted'))::int`,
    })
    .from(sanctions)
    .where(sql`${sanctions.appealDecidedAt} > now() - interval '90 days'`);
  return counted ?? { appealsDecided: 0, appealsLifted: 0 };
}
