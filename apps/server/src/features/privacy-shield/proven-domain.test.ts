import { randomBytes } from 'node:crypto';
import { DOMAIN_GRACE_DAYS, DOMAIN_PROOF_DAYS } from '@talaash/domain/company-verification/limit';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { openDnsServer } from '../../../test/dns-server.ts';
import { marketOf } from '../../../test/market.ts';
import { openSearchCluster } from '../../../test/opensearch-cluster.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { storeAllCompanyKeys } from '../../db/company-shield.ts';
import { companyShieldKeys } from '../../db/schema/privacy-shield.ts';
import { checkDueDomains } from '../company-verification/due.ts';

const DAY = 24 * 60 * 60 * 1000;

const dns = await openDnsServer();
afterAll(dns.close);
let nowMs = Date.now();
const database = await testDatabase();
const secret = { APP_SECRET: randomBytes(32).toString('base64url') };
const node = (env: Record<string, string> = {}) =>
  testApp({
    database,
    instead: { now: () => nowMs },
    env: { DNS_SERVERS: dns.address, ...secret, ...env },
  });

const cluster = await openSearchCluster({ isBrief: true });
afterAll(async () => cluster?.stop());
const app = await node();
const { client, deps } = app;
/** Every node on the database: another one with our engine and, where there is Java, one that asks OpenSearch. */
const nodes = [
  app,
  await node(),
  ...(cluster
    ? [
        await node({
          OPENSEARCH_URL: cluster.urls.join(','),
          OPENSEARCH_INDEX: `proof_${process.pid}`,
        }),
      ]
    : []),
];
const { foundTalent, hiringCompany } = marketOf(deps, app);

/** What a company finds and sees on each node: the ids of a search, and how many profiles it opens. */
const seenBy = (company: CompanyPerson, talentId: string) =>
  Promise.all(
    nodes.map(async (one) => {
      const call = one.client(company);
      const { apiKey } = await call.talentSearch.createCompanyApiKey({});
      const { hits, total } = await call.talentSearch.search({
        apiKey,
        query: 'horologist',
      });
      const { talentProfiles } = await call.talentProfile.list({
        talentIds: [talentId],
      });
      return [total, hits.length, talentProfiles.length];
    }),
  );

const everywhere = (count: number) => nodes.map(() => [count, count, count]);

async function proven(company: CompanyPerson, domain: string) {
  const { companyDomain } = await client(company).companyVerification.addDomain({ domain });
  const { name, value } = companyDomain.record;
  dns.answer(name, [[value]]);
  await client(company).companyVerification.checkDomain({ domain });
  return { lose: () => dns.answer(name, 'nxdomain') };
}

test('a proven domain is hidden from at once on every node, and a lost one no more, unless the company has it otherwise', async () => {
  const [hiring, other] = [await hiringCompany(), await hiringCompany()];
  const someone = await foundTalent({ jobTitle: 'Horologist' });
  const { talentId } = someone;
  await storeAllCompanyKeys(deps.db);
  await vi.waitFor(async () => expect(await seenBy(hiring, talentId)).toEqual(everywhere(1)), {
    interval: 50,
    timeout: 60_000,
  });
  await client(someone).privacyShield.add({
    entries: [{ kind: 'domain', value: 'clocks.test' }],
  });
  await client(hiring).companyVerification.addDomain({
    domain: 'jobs.clocks.test',
  });
  expect(await seenBy(hiring, talentId)).toEqual(everywhere(1));
  const proof = await proven(hiring, 'jobs.clocks.test');
  expect(await seenBy(hiring, talentId)).toEqual(everywhere(0));
  expect(await seenBy(other, talentId)).toEqual(everywhere(1));
  // A start of a node changes nothing.
  await storeAllCompanyKeys(deps.db);
  proof.lose();
  nowMs += DOMAIN_PROOF_DAYS * DAY;
  await checkDueDomains(deps);
  expect(await seenBy(hiring, talentId)).toEqual(everywhere(0));
  nowMs += DOMAIN_GRACE_DAYS * DAY;
  await checkDueDomains(deps);
  await storeAllCompanyKeys(deps.db);
  expect(await seenBy(hiring, talentId)).toEqual(everywhere(1));
});

test('another proof below the same domain keeps it, and so does a removal by the company itself', async () => {
  const hiring = await hiringCompany();
  const someone = await foundTalent({ jobTitle: 'Bell founder' });
  await client(someone).privacyShield.add({
    entries: [{ kind: 'domain', value: 'bells.test' }],
  });
  const first = await proven(hiring, 'a.bells.test');
  await proven(hiring, 'b.bells.test');
  first.lose();
  for (const days of [DOMAIN_PROOF_DAYS, DOMAIN_GRACE_DAYS]) {
    nowMs += days * DAY;
    await checkDueDomains(deps);
  }
  const keysOf = async () =>
    (await deps.db.select().from(companyShieldKeys).where(eq(companyShieldKeys.companyId, hiring.companyId)))
      .map(({ key }) => key)
      .filter((key) => key.includes('bells'))
      .toSorted();
  expect(await keysOf()).toEqual(['domain:b.bells.test', 'domain:bells.test']);
  await client(hiring).companyVerification.deleteDomain({
    domain: 'b.bells.test',
  });
  await storeAllCompanyKeys(deps.db);
  expect(await keysOf()).toEqual(['domain:b.bells.test', 'domain:bells.test']);
  const { talentProfiles } = await client(hiring).talentProfile.list({
    talentIds: [someone.talentId],
  });
  expect(talentProfiles).toEqual([]);
});
