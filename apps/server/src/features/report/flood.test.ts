import { REPORTS_AN_HOUR_MAX, REPORTS_OF_NETWORK_AN_HOUR_MAX } from '@talaash/domain/report/limit';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { quietLog } from '../../../test/log.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { newRecordId } from '../../base/record-id.ts';
import { openDatabase } from '../../db/client.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { listCases } from '../admin-report/queries.ts';

// Two nodes with a pool each, on one database, behind a proxy that names the address of each caller.
const database = await testDatabase();
const otherDatabase = openDatabase({ connection: database.connection, poolSize: 10, log: quietLog });
afterAll(() => otherDatabase.close());
const env = { APP_SECRET: 'a secret that both nodes of this test have', TRUST_PROXY: '1' };
const nodes = [await testApp({ env, database }), await testApp({ env, database: otherDatabase })] as const;
const [{ admin, client, company, deps }] = nodes;
const { foundTalent } = marketOf(deps, nodes[0]);
const { db } = database;

const ACCOUNTS = 200;
const REPORTS = 1000;

/** Three networks that nobody has reported from, also if the test is tried once more. */
let triesCount = 0;
function newNetworks(): readonly string[] {
  triesCount += 1;
  return [`203.0.113.${triesCount}`, `198.51.100.${triesCount}`, `2001:db8:${triesCount}::1`];
}

/** So many reports are on their way at once. */
const LANES = 12;

/** The status of one report over HTTP, by turns to each node. */
async function report(at: number, as: CompanyPerson, talentId: string, network: string): Promise<number> {
  const node = at % 2 === 0 ? nodes[0] : nodes[1];
  const answer = await node.request('/api/v1/report', {
    method: 'POST',
    as,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ subject: 'profile', id: talentId, reason: 'NotTrue' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Makes so many reports. On a busy machine a call that waits too long for the others is answered with 503, and made again: it has
 * counted by then, or it has not. `tooSlow` is the number of those.
 */
async function inLanes(count: number, one: (at: number) => Promise<number>) {
  const statuses: number[] = [];
  let next = 0;
  let tooSlow = 0;
  const taken = async (at: number): Promise<number> => {
    const status = await one(at);
    if (status !== 503) return status;
    tooSlow += 1;
    return taken(at);
  };
  const lane = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      statuses[at] = await taken(at);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { statuses, tooSlow };
}

const countOf = (status: number, statuses: readonly number[]): number =>
  statuses.filter((one) => one === status).length;

/** The queries that read the queue; the node's own work asks others. */
const ofQueue = (calls: readonly unknown[][]) =>
  calls.filter(([query]) => JSON.stringify(query).includes('report_cases'));

test('1,000 reports of one talent by 200 accounts from 3 networks are one case that counts 3, and each network sends 60', async () => {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => company({ isApproved: true })));
  const { talentId } = await foundTalent();
  const networks = newNetworks();
  const { statuses, tooSlow } = await inLanes(REPORTS, (at) =>
    report(at, accounts[at % ACCOUNTS] as CompanyPerson, talentId, networks[at % 3] ?? ''),
  );
  const taken = networks.length * REPORTS_OF_NETWORK_AN_HOUR_MAX;
  expect(countOf(200, statuses)).toBeLessThanOrEqual(taken);
  expect(countOf(200, statuses)).toBeGreaterThanOrEqual(taken - tooSlow);
  expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
  expect(new Set(statuses.flatMap((status, at) => (status === 429 ? [at % 3] : []))).size).toBe(
    networks.length,
  );
  const cases = await db.select().from(reportCases).where(eq(reportCases.subjectId, talentId));
  expect(cases).toMatchObject([{ state: 'open', reportsCount: networks.length }]);
  const stored = await db
    .select({ reporterUid: reports.reporterUid, isCounted: reports.isCounted })
    .from(reports)
    .where(eq(reports.caseId, cases[0]?.caseId ?? ''));
  // An account's second report is its first one.
  expect(new Set(stored.map(({ reporterUid }) => reporterUid)).size).toBe(stored.length);
  expect(stored.length).toBeLessThanOrEqual(taken);
  expect(stored.filter(({ isCounted }) => isCounted)).toHaveLength(networks.length);
});

test('an account sends exactly its reports of an hour, over two nodes and three networks', async () => {
  const someone = await company({ isApproved: true });
  const { talentId } = await foundTalent();
  const { statuses, tooSlow } = await inLanes(3 * REPORTS_AN_HOUR_MAX, (at) =>
    report(at, someone, talentId, `192.0.2.${1 + (at % 3)}`),
  );
  expect(countOf(200, statuses)).toBeLessThanOrEqual(REPORTS_AN_HOUR_MAX);
  expect(countOf(200, statuses)).toBeGreaterThanOrEqual(REPORTS_AN_HOUR_MAX - tooSlow);
  expect(countOf(200, statuses) + countOf(429, statuses)).toBe(3 * REPORTS_AN_HOUR_MAX);
});

test('a page of the queue is one query, however long the queue and the names are', async () => {
  const operator = await admin();
  await Promise.all(Array.from({ length: 5 }, () => admin()));
  const talents = await Promise.all(Array.from({ length: 20 }, () => foundTalent()));
  const at = new Date(deps.now()).toISOString();
  const ids = Array.from({ length: 5000 }, newRecordId);
  for (let from = 0; from < ids.length; from += 1000)
    await db.insert(reportCases).values(
      ids.slice(from, from + 1000).map((caseId, index) => {
        const { uid, talentId } = talents[index % talents.length] ?? { uid: '', talentId: '' };
        return {
          caseId,
          referenceId: caseId,
          subject: 'message' as const,
          subjectId: caseId,
          uid,
          talentId,
          reason: 'Rude' as const,
          reportsCount: 1,
          waitingSince: at,
          createdIsoDateTimeUtc: at,
        };
      }),
    );
  const asked = vi.spyOn(database.pool, 'query');
  for (const search of [undefined, 'meera', 'a']) {
    asked.mockClear();
    const page = await listCases(db, operator.uid, { filter: 'open', search, cursor: null, limit: 30 });
    expect(page.rows.length, search).toBeLessThanOrEqual(30);
    expect(ofQueue(asked.mock.calls), search).toHaveLength(1);
  }
  asked.mockRestore();
  expect((await client(operator).adminReport.list({})).list).toHaveLength(30);
  await db.delete(reportCases).where(inArray(reportCases.caseId, ids));
});
