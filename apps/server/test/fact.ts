import { expect } from 'vitest';
import { type testApp } from './app.ts';
import { marketOf } from './market.ts';
import type { Person, TalentPerson } from './person.ts';
import type { openPostbox } from './postbox.ts';

export const job = (given: object = {}) => ({
  id: 'job-1',
  designation: 'Engineer',
  company: 'Infosys',
  tenure: { startIsoMonth: '2021-04', isCurrent: true },
  isInternship: false,
  isRemote: true,
  locality: undefined,
  ...given,
});
export const certificate = (given: object = {}) => ({
  id: 'cert-1',
  name: 'Certified Developer',
  issuingOrganization: 'Board',
  issueIsoMonth: '2023-01',
  credentialUrl: 'https://certificates.example/17',
  ...given,
});
const FACTS = {
  workExperiences: [job({ id: 'job-0', company: 'Loom' }), job()],
  certifications: [certificate()],
  githubProfileUrl: 'https://github.com/Meera-K',
};

let number = 0;
export const newDomain = () => `employer-${(number += 1)}.test`;
const codeIn = (text: string) => /employerCode=([\w-]+)/.exec(text)?.[1] ?? '';

export const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

/** How the facts of talents are verified, and what their readers see. */
export function factsOf(app: Awaited<ReturnType<typeof testApp>>, postbox: ReturnType<typeof openPostbox>) {
  const { client, deps, request } = app;
  const { foundTalent } = marketOf(deps, app);
  const oneWithFacts = () => foundTalent(FACTS);

  async function mailedCode(by: TalentPerson, domain: string, entryId = 'job-1'): Promise<string> {
    const mailbox = `meera@${domain}`;
    await client(by).verifiedFact.mailEmployerLink({ entryId, mailbox });
    return codeIn((await postbox.mailTo(mailbox)).text);
  }

  async function confirmedEmployer(by: TalentPerson): Promise<string> {
    const domain = newDomain();
    await client(by).verifiedFact.confirmEmployer({ code: await mailedCode(by, domain) });
    return domain;
  }

  /** Visits the local stand-in as a browser does, as the owner of an account. */
  async function visit(by: TalentPerson, account: string | null, back: Person | null = by): Promise<string> {
    const { url } = await client(by).verifiedFact.beginCodeAccount({});
    const page = await (await request(url)).text();
    expect(page).toContain('stand-in for GitHub');
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
    const state = hidden('state');
    if (account === null)
      return returned(`/api/v1/code-account-return?error=access_denied&state=${state}`, back);
    const query = new URLSearchParams({ account, state, challenge: hidden('challenge') });
    const allowed = await request(`/dev/code-account/allow?${query.toString()}`);
    return returned(allowed.headers.get('location') ?? '', back);
  }

  async function returned(path: string, as: Person | null): Promise<string> {
    const answer = await request(path, as ? { as } : {});
    expect(answer.status).toBe(302);
    return /codeAccount=(\w+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  }

  const verifyAll = async (by: TalentPerson) => {
    const domain = await confirmedEmployer(by);
    expect(await visit(by, 'meera-k')).toBe('verified');
    await client(by).verifiedFact.verifyCertification({ entryId: 'cert-1' });
    return domain;
  };

  const ownFacts = async (by: TalentPerson) => (await client(by).verifiedFact.list({})).list;
  const shownTo = async (reader: Person | undefined, { talentId }: TalentPerson) =>
    (await client(reader).talentProfile.list({ talentIds: [talentId] })).talentProfiles[0]?.verifiedFacts;

  return { oneWithFacts, mailedCode, confirmedEmployer, visit, returned, verifyAll, ownFacts, shownTo };
}
