import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { newRecordId } from '../../src/base/record-id.ts';
import { storeAllCompanyKeys } from '../../src/db/company-shield.ts';
import { users } from '../../src/db/schema/account.ts';
import { files } from '../../src/db/schema/file.ts';
import { otpInfos } from '../../src/db/schema/mobile-verification.ts';
import { createSearchKey } from '../../src/index/search-key.ts';
import { storeApiKey } from '../api-key.ts';
import { marketOf } from '../market.ts';
import type { openApp } from '../open-app.ts';
import type { TalentPerson } from '../person.ts';
import type { Asker } from './ask.ts';
import { GUEST_SECRETS, type SecretField, type Secrets, SHIELD_SECRETS } from './secret.ts';

export type App = Omit<Awaited<ReturnType<typeof openApp>>, 'close'>;

/** An asker, and what is secret to it. */
export type Asking = { asker: Asker; fields: Record<string, SecretField> };

/** Answers differ with what is stored only. */
const SAVED_AT = '2026-01-05T00:00:00.000Z';
const SHIELDED_NAME = 'Lumen Retail';
const INDEXED_MS_MAX = 60_000;
const OTHERS = 4;

/** Somebody with secrets among others who show the same, and those who ask about them. */
export async function openSubject(app: App) {
  const { client, deps, talent } = app;
  const { changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);
  const someone = await foundTalent();
  const others: TalentPerson[] = [];
  for (let made = 0; made < OTHERS; made += 1) others.push(await foundTalent({ name: `Dev Anand ${made}` }));
  const [refused, shielded, watcher] = [
    await hiringCompany({ companyName: 'Northwind' }),
    await hiringCompany({ companyName: `${SHIELDED_NAME} Pvt. Ltd.` }),
    await hiringCompany({ companyName: 'Watchers' }),
  ];
  await storeAllCompanyKeys(deps.db);
  // The name of the marker is in the index after a change of the person, and nobody who asks sees it.
  const marker = await foundTalent({ name: 'Marker' });
  for (const who of [someone, marker])
    await client(who).privacyShield.add({ entries: [{ kind: 'name', value: SHIELDED_NAME }] });
  await loseApproval(refused);

  async function asCompany(name: string, company: typeof refused): Promise<Asker> {
    const { companyId, jobPostId } = company;
    const { apiKey } = await client(company).talentSearch.createCompanyApiKey({});
    const { secret } = await storeApiKey(deps, company);
    return { name, as: company, apiKey, secret, own: { companyId, jobPostId } };
  }
  const { apiKey } = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, deps.now());
  const alone = { apiKey, secret: undefined, own: {} };
  const askings: Asking[] = [
    { asker: { name: 'a guest', as: undefined, ...alone }, fields: GUEST_SECRETS },
    { asker: { name: 'another talent', as: await talent(), ...alone }, fields: GUEST_SECRETS },
    { asker: await asCompany('a company that is not approved', refused), fields: GUEST_SECRETS },
    { asker: await asCompany('a company from which the person hides', shielded), fields: SHIELD_SECRETS },
  ];

  /** Saves the secrets, and waits until the search index has them. */
  async function become({ profile, email, mobile }: Secrets): Promise<void> {
    const { talentId, uid } = someone;
    await deps.db.update(users).set({ email }).where(eq(users.id, uid));
    const number = { mobileNumberE164: mobile, countryCode: 'IN' as const, isMobileNumberVerified: true };
    await deps.db.delete(otpInfos).where(eq(otpInfos.uid, uid));
    await deps.db.insert(otpInfos).values({ uid, ...number, otpProvider: 'Local', providerResponses: [] });
    for (const kind of ['profilePicture', 'resume'] as const) {
      const file = profile[kind];
      if (!file) continue;
      const row = { ...file, filename: file.filename ?? '', kind, talentId, bytes: 1 };
      await deps.db.insert(files).values(row).onConflictDoNothing();
    }
    await changeTalent(someone, { ...profile, updatedIsoDateTimeUtc: SAVED_AT });
    const name = `Marker ${newRecordId()}`;
    await changeTalent(marker, { name, updatedIsoDateTimeUtc: SAVED_AT });
    await untilFound(name);
  }

  async function untilFound(name: string): Promise<void> {
    const until = performance.now() + INDEXED_MS_MAX;
    const key = await client(watcher).talentSearch.createCompanyApiKey({});
    const question = { apiKey: key.apiKey, query: name, asTyped: true };
    for (;;) {
      const { hits } = await client(watcher).talentSearch.search(question);
      if (hits.some(({ talentProfile }) => 'name' in talentProfile && talentProfile.name === name)) return;
      if (performance.now() > until) throw new Error('The search index does not follow.');
      await wait(20);
    }
  }

  return {
    talentId: someone.talentId,
    otherIds: others.map(({ talentId }) => talentId),
    askings,
    /** Somebody who may see it all. */
    control: { asker: await asCompany('a company', watcher), fields: GUEST_SECRETS },
    become,
  };
}

export type Subject = Awaited<ReturnType<typeof openSubject>>;
