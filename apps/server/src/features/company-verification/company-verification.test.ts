import {
  COMPANY_DOMAINS_MAX,
  DOMAIN_GRACE_DAYS,
  DOMAIN_PROOF_DAYS,
  DOMAIN_UNKNOWN_DAYS,
} from '@talaash/domain/company-verification/limit';
import { MAIL_LINKS_A_DAY } from '@talaash/domain/mail-link/limit';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openDnsServer } from '../../../test/dns-server.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { rateLimits, users } from '../../db/schema/account.ts';
import { companyDomains } from '../../db/schema/company-verification.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { checkDueDomains } from './due.ts';
import { listProvenDomains } from './queries.ts';

const DAY = 24 * 60 * 60 * 1000;

const dns = await openDnsServer();
afterAll(dns.close);
const postbox = openPostbox();
let nowMs = Date.now();
const app = await testApp({
  instead: { now: () => nowMs, mailer: postbox.mailer },
  env: { DNS_SERVERS: dns.address },
});
const { admin, client, company, deps, talent } = app;
await workJobs(deps);
await followNotices(deps);
const { foundTalent, hiringCompany } = marketOf(deps, app);

let number = 0;
const newDomain = () => `company-${(number += 1)}.test`;

async function added(by: CompanyPerson, domain = newDomain()) {
  const { companyDomain } = await client(by).companyVerification.addDomain({ domain });
  const { name, value } = companyDomain.record;
  return { domain, name, value, publish: () => dns.answer(name, [['v=spf1 -all'], [value]]) };
}

async function provenByDns(by: CompanyPerson) {
  const one = await added(by);
  one.publish();
  await client(by).companyVerification.checkDomain({ domain: one.domain });
  return one;
}

async function mailedCode(by: CompanyPerson, domain: string): Promise<string> {
  const mailbox = `it@${domain}`;
  await client(by).companyVerification.mailDomainLink({ domain, mailbox });
  return codeIn((await postbox.mailTo(mailbox)).text);
}

const codeIn = (text: string) => /domainCode=([\w-]+)/.exec(text)?.[1] ?? '';

const domainsOf = async (by: CompanyPerson) => (await client(by).companyVerification.listDomains({})).list;
const shownTo = async (reader: Parameters<typeof client>[0], { companyId }: CompanyPerson) =>
  (await client(reader).companyVerification.ofCompanies({ companyIds: [companyId] })).verifications[companyId]
    ?.domains;

async function checkAfter(days: number): Promise<void> {
  nowMs += days * DAY;
  await checkDueDomains(deps);
}

describe('refused', () => {
  test.each([
    ['gmail.com', 'Anybody can have an address there. Use a domain of your own.'],
    ['mail.yahoo.com', 'Anybody can have an address there. Use a domain of your own.'],
    ['co.in', 'Many organisations share this ending. Use a domain of your own.'],
    ['acme', 'Must be a domain such as example.com'],
    ['192.0.2.1', 'Must be a domain such as example.com'],
    ['аcme.com', 'Must be a domain such as example.com'],
  ])('%s as a domain', async (domain, message) => {
    await expect(client(await company()).companyVerification.addDomain({ domain })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { domain: message },
    });
  });

  test('a sixth domain, also of six at once', async () => {
    const someone = await company();
    const outcomes = await Promise.allSettled(
      Array.from({ length: COMPANY_DOMAINS_MAX + 1 }, () => added(someone)),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'BUSINESS_RULE_VIOLATION' } }]);
    expect(await domainsOf(someone)).toHaveLength(COMPANY_DOMAINS_MAX);
  });

  test('a check of a domain that another company has added, and of one without the record', async () => {
    const [one, other] = [await company(), await company()];
    const { domain, name, value } = await added(one);
    const check = (by: CompanyPerson) => client(by).companyVerification.checkDomain({ domain });
    await expect(check(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(check(one)).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION' });
    dns.answer(name, [[`${value}0`], ['talaash-verification=']]);
    await expect(check(one)).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION' });
    dns.answer(name, 'servfail');
    await expect(check(one)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await shownTo(one, one)).toBeUndefined();
  });

  test('the record of another company', async () => {
    const [one, other] = [await company(), await company()];
    const { domain, publish } = await added(one);
    publish();
    await added(other, domain);
    await expect(client(other).companyVerification.checkDomain({ domain })).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
    });
  });

  test('a link to a mailbox elsewhere, of another domain that ends alike, or of an unknown domain', async () => {
    const someone = await company();
    const { domain } = await added(someone);
    const mail = (mailbox: string, of = domain) =>
      client(someone).companyVerification.mailDomainLink({ domain: of, mailbox });
    for (const mailbox of ['it@gmail.com', `it@evil-${domain}`, `it@mail.${domain}`])
      await expect(mail(mailbox)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        data: { mailbox: `Must be an address that ends in @${domain}` },
      });
    await expect(mail('it@nowhere.test', 'nowhere.test')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('more links in a day than a mailbox or a company may get, exactly', async () => {
    const someone = await company();
    const { domain } = await added(someone);
    const send = (mailbox: string) =>
      client(someone)
        .companyVerification.mailDomainLink({ domain, mailbox })
        .then(
          () => 'sent',
          ({ code }: { code: string }) => code,
        );
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(`it@${domain}`)));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(MAIL_LINKS_A_DAY.mailbox);
    const others = await Promise.all(Array.from({ length: 8 }, (_, index) => send(`it${index}@${domain}`)));
    expect(others.filter((outcome) => outcome === 'sent')).toHaveLength(MAIL_LINKS_A_DAY.account - 5);
    expect(new Set([...outcomes, ...others])).toEqual(new Set(['sent', 'TOO_MANY_REQUESTS']));
  });

  test('a code that is used, replaced, expired, invented or of another company', async () => {
    const [one, other] = [await company(), await company()];
    const { domain } = await added(one);
    const confirm = (by: CompanyPerson, code: string) =>
      client(by).companyVerification.confirmDomain({ code });
    const replaced = await mailedCode(one, domain);
    const code = await mailedCode(one, domain);
    for (const [by, given] of [
      [one, replaced],
      [one, 'invented'],
      [other, code],
    ] as const)
      await expect(confirm(by, given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [stored] = await deps.db.select().from(companyDomains).where(eq(companyDomains.domain, domain));
    expect(stored?.linkCodeHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(code);
    const once = await Promise.allSettled([confirm(one, code), confirm(one, code)]);
    expect(once.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const late = await added(one);
    const lateCode = await mailedCode(one, late.domain);
    nowMs += DAY;
    await expect(confirm(one, lateCode)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a proven domain', () => {
  test('is shown to talents in a conversation and to admins, not to others', async () => {
    const [hiring, someone] = [await hiringCompany(), await foundTalent()];
    const { domain } = await provenByDns(hiring);
    expect(await shownTo(someone, hiring)).toBeUndefined();
    await client(hiring).invitation.send({ talentId: someone.talentId, jobPostId: hiring.jobPostId });
    expect(await shownTo(someone, hiring)).toMatchObject([{ domain, method: 'dns' }]);
    const listed = async () =>
      (await client(someone).thread.listForTalent({})).talentThreads[0]?.companyProfile;
    expect(await listed()).toMatchObject({ verifiedDomain: domain });
    expect(await shownTo(await admin(), hiring)).toMatchObject([{ domain }]);
    for (const other of [await talent(), await company()])
      expect(await shownTo(other, hiring)).toBeUndefined();
    expect(await listProvenDomains(deps.db, hiring.companyId)).toEqual([domain]);
    await client(hiring).companyVerification.deleteDomain({ domain });
    expect(await shownTo(someone, hiring)).toBeUndefined();
    expect(await listed()).not.toHaveProperty('verifiedDomain');
  });

  test('may be linked in a first message', async () => {
    const [hiring, first, second] = [await hiringCompany(), await foundTalent(), await foundTalent()];
    const one = await added(hiring);
    const note = `Please read https://${one.domain}/team before we talk.`;
    const { jobPostId } = hiring;
    const send = ({ talentId }: { talentId: string }) =>
      client(hiring).invitation.send({ talentId, jobPostId, note });
    await expect(send(first)).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION' });
    one.publish();
    await client(hiring).companyVerification.checkDomain({ domain: one.domain });
    await expect(send(second)).resolves.toBeDefined();
  });

  test('is checked again each month, and keeps the mark while no DNS server answers', async () => {
    const someone = await company();
    const { name, publish } = await provenByDns(someone);
    const before = await domainsOf(someone);
    await checkAfter(DOMAIN_PROOF_DAYS - 1);
    expect(await domainsOf(someone)).toEqual(before);
    await checkAfter(1);
    const confirmed = (await domainsOf(someone))[0]?.verified?.confirmedIsoDateTimeUtc;
    expect(confirmed).toBe(new Date(nowMs).toISOString());
    dns.answer(name, 'servfail');
    await checkAfter(DOMAIN_PROOF_DAYS);
    await checkAfter(DOMAIN_UNKNOWN_DAYS - 1);
    expect(await domainsOf(someone)).toMatchObject([{ verified: { confirmedIsoDateTimeUtc: confirmed } }]);
    expect((await domainsOf(someone))[0]?.failing).toBeUndefined();
    await checkAfter(1);
    expect((await domainsOf(someone))[0]?.failing).toBeDefined();
    publish();
    await checkAfter(1);
    expect((await domainsOf(someone))[0]?.failing).toBeUndefined();
  });

  test('whose record vanishes loses the mark after a grace, with a mail before and after', async () => {
    const someone = await company();
    const { domain, name, publish } = await provenByDns(someone);
    dns.answer(name, 'nxdomain');
    await checkAfter(DOMAIN_PROOF_DAYS);
    expect((await postbox.mailTo(someone.email)).subject).toBe(`Please prove ${domain} again`);
    await checkAfter(DOMAIN_GRACE_DAYS - 1);
    expect(await shownTo(someone, someone)).toHaveLength(1);
    await checkAfter(1);
    expect((await postbox.mailTo(someone.email)).subject).toBe(`${domain} is no longer verified`);
    expect(await shownTo(someone, someone)).toBeUndefined();
    expect(await domainsOf(someone)).toMatchObject([{ lostIsoDateTimeUtc: new Date(nowMs).toISOString() }]);
    publish();
    await client(someone).companyVerification.checkDomain({ domain });
    expect(await shownTo(someone, someone)).toHaveLength(1);
    expect(postbox.unread(someone.email)).toBe(0);
  });

  test('by a mailed link needs another link each month', async () => {
    await deps.db.delete(rateLimits);
    const someone = await company();
    const { domain } = await added(someone);
    const code = await mailedCode(someone, domain);
    await client(someone).companyVerification.confirmDomain({ code });
    await checkAfter(DOMAIN_PROOF_DAYS);
    await client(someone).companyVerification.confirmDomain({
      code: codeIn((await postbox.mailTo(`it@${domain}`)).text),
    });
    await checkAfter(DOMAIN_GRACE_DAYS);
    expect(await shownTo(someone, someone)).toHaveLength(1);
    await checkAfter(DOMAIN_PROOF_DAYS);
    await checkAfter(DOMAIN_GRACE_DAYS);
    expect(await shownTo(someone, someone)).toBeUndefined();
  });
});

test('the mail to a mailbox names the account and repeats no text of the company', async () => {
  const someone = await company();
  await deps.db.update(users).set({ name: 'Visit evil.example' }).where(eq(users.id, someone.uid));
  const { domain } = await added(someone);
  await client(someone).companyVerification.mailDomainLink({ domain, mailbox: `it@${domain}` });
  const { html, text } = await postbox.mailTo(`it@${domain}`);
  expect(text).toContain(someone.email);
  expect(`${html}${text}`).not.toContain('evil.example');
});
