import { setTimeout as wait } from 'node:timers/promises';
import { talentProfileDraft } from '../../apps/server/test/draft.ts';
import { resumeFile } from '../../e2e/fixture/file.ts';
import type { Company, Hiring, Person, Talent } from '../../e2e/fixture/person.ts';
import { type Attack, held, type Try } from '../attack.ts';
import type { Target } from '../target.ts';

export default {
  promise:
    'Only an approved company sees who people are, and of somebody who left search only in an open conversation.',
  hasDemo: true,
  async run(target) {
    const talentIds = await everybody(target);
    return [
      ...(await readAsNewCompany(target, talentIds)),
      ...(await hideEverybody(target, talentIds)),
      ...(await readAfterApprovalIsLost(target)),
      ...(await readAfterTalentHides(target)),
      ...(await reachAfterTheEnd(target)),
    ];
  },
} satisfies Attack;

type Answer = { status: number; text: string };

/** A request as a person, whatever the answer is. */
async function ask(
  { url }: Target,
  as: Person | undefined,
  [method, path]: ['POST' | 'PUT' | 'GET', string],
  body: unknown = {},
): Promise<Answer> {
  const answered = await fetch(new URL(path, url), {
    method,
    headers: { 'content-type': 'application/json', ...(as ? { cookie: as.cookie } : {}) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answered.status, text: await answered.text() };
}

const post = (target: Target, as: Person | undefined, call: string, body?: unknown) =>
  ask(target, as, ['POST', `/api/v1/${call}`], body);

/** The ids of all talents in search, as a guest reads them. */
async function everybody(target: Target): Promise<string[]> {
  const { text } = await ask(target, undefined, ['GET', '/api/v1/public-configuration']);
  const { guestSearchApiKey: apiKey } = JSON.parse(text) as { guestSearchApiKey: string };
  const talentIds = new Set<string>();
  for (let page = 0; ; page += 1) {
    const { hits, isComplete } = await search(target, { apiKey, page });
    if (!isComplete) {
      // The index is still being filled: begin again.
      await wait(50);
      talentIds.clear();
      page = -1;
      continue;
    }
    if (hits.length === 0) return [...talentIds];
    // Somebody may move from one page to the next between two requests.
    for (const { talentProfile } of hits) talentIds.add(talentProfile.key.talentId);
  }
}

type SearchAnswer = {
  isComplete: boolean;
  hits: { talentProfile: { key: { talentId: string }; isRedacted: boolean; name?: string } }[];
};

async function search(target: Target, question: object): Promise<SearchAnswer> {
  const { text } = await post(target, undefined, 'search-talent-profiles', question);
  return JSON.parse(text) as SearchAnswer;
}

const keyOf = async (company: Company) =>
  (await company.call<{ apiKey: string }>('generate-company-search-api-key')).apiKey;

async function readAsNewCompany(target: Target, talentIds: readonly string[]): Promise<Try[]> {
  const company = await target.newCompany();
  let read = '';
  for (let at = 0; at < talentIds.length; at += 50) {
    const { text } = await post(target, company, 'get-talent-profiles', {
      talentIds: talentIds.slice(at, at + 50),
    });
    read += text;
  }
  const [births, links] = [count(read, '"dobIsoDate"'), count(read, '"linkedInProfileUrl"')];
  const apiKey = await keyOf(company);
  const { hits } = await search(target, { apiKey });
  const shown = hits.filter(({ talentProfile }) => !talentProfile.isRedacted);
  const named = (await search(target, { apiKey: await keyOf(await target.company()) })).hits[0]
    ?.talentProfile;
  const byName = await search(target, { apiKey, query: named?.name });
  const isNamed = byName.hits.some(({ talentProfile }) => talentProfile.key.talentId === named?.key.talentId);
  return [
    held(
      'profiles read by a company without a profile',
      births + links === 0,
      `${births} birth dates and ${links} links of ${talentIds.length} people`,
    ),
    held('names in its search', shown.length === 0, `${shown.length} of ${hits.length} cards with a name`),
    held('people found by name', !isNamed, isNamed ? 'found' : 'not found'),
  ];
}

const count = (text: string, part: string) => text.split(part).length - 1;

async function hideEverybody(target: Target, talentIds: readonly string[]): Promise<Try[]> {
  const hideAll = async (company: Company) => {
    const start = performance.now();
    const answers = await Promise.all(
      talentIds.map((talentId) =>
        ask(target, company, ['PUT', `/api/v1/companies/${company.companyId}/hidden-profiles/${talentId}`]),
      ),
    );
    const hidden = answers.filter(({ status }) => status === 200).length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return { hidden, seen: `${hidden} of ${talentIds.length} in ${seconds} s` };
  };
  const unapproved = await hideAll(await target.newCompany());
  const approved = await hideAll(await target.company());
  return [
    held('people hidden by a company without a profile', unapproved.hidden === 0, unapproved.seen),
    held('people hidden by an approved company', approved.hidden === 200, approved.seen),
  ];
}

async function readAfterApprovalIsLost(target: Target): Promise<Try[]> {
  const company = await target.company();
  const somebody = await target.talent();
  const apiKey = await keyOf(company);
  await company.call('update-company-profile', {
    companyProfile: {
      name: 'Harbor Ledger',
      website: 'https://www.another-company-entirely.com',
      countryCode: 'US',
      locality: { state: 'Oregon', countryCode: 'US' },
    },
  });
  const { hits } = await search(target, { apiKey });
  const shown = hits.filter(({ talentProfile }) => !talentProfile.isRedacted).length;
  const { text } = await post(target, company, 'get-talent-profiles', { talentIds: [somebody.talentId] });
  const isFull = text.includes('"dobIsoDate"');
  return [
    held('cards by a key from before an edit that lost the approval', shown === 0, `${shown} with a name`),
    held('profiles after that edit', !isFull, isFull ? 'full' : 'redacted'),
  ];
}

const SECRET = 'Vishwanathan';

/** The talent leaves search and rewrites the profile, with a word that nobody may read from then on. */
const hide = (talent: Talent, given: object = {}) =>
  talent.call('update-talent-profile', {
    talentProfile: talentProfileDraft({
      name: `Meera ${SECRET}`,
      jobTitle: `${SECRET} Developer`,
      openToWorkStatus: 'NotSeeking',
      ...given,
    }),
  });

async function upload(target: Target, talent: Talent): Promise<unknown> {
  const { name, buffer, mimeType } = resumeFile('resume.pdf');
  const body = new FormData();
  body.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const sent = await fetch(new URL('/api/v1/files/resume', target.url), {
    method: 'POST',
    headers: { cookie: talent.cookie, origin: new URL(target.url).origin },
    body,
  });
  return sent.json();
}

async function list(target: Target, company: Hiring, talentId: string): Promise<void> {
  const lists = `/api/v1/companies/${company.companyId}`;
  const { jobPostId } = company;
  await ask(target, company, ['PUT', `${lists}/shortlisted-profiles/${talentId}`], { jobPostId });
  await ask(target, company, ['PUT', `${lists}/hidden-profiles/${talentId}`]);
}

async function readAfterTalentHides(target: Target): Promise<Try[]> {
  const [company, talent] = [await target.premium(), await target.talent()];
  const { talentId } = talent;
  const resume = await upload(target, talent);
  await talent.call('update-talent-profile', { talentProfile: talentProfileDraft({ resume } as object) });
  await list(target, company, talentId);
  const { downloadUrl } = await company.call<{ downloadUrl: string }>('create-resume-download-url', {
    talentId,
  });
  await hide(talent, { resume });
  const { companyId } = company;
  const named = { companyId, talentNormalisedNameStartsWith: SECRET.toLowerCase() };
  const read = await Promise.all([
    post(target, company, 'get-talent-profiles', { talentIds: [talentId] }),
    post(target, company, 'search-shortlisted-profiles', { companyId }),
    post(target, company, 'search-hidden-profiles', { companyId }),
    post(target, company, 'get-shortlist', {}),
  ]);
  const leaks = read.filter(({ text }) => text.includes(SECRET)).length;
  const found = await Promise.all([
    post(target, company, 'search-shortlisted-profiles', named),
    post(target, company, 'search-hidden-profiles', named),
  ]);
  const isFound = found.some(({ text }) => text.includes(talentId));
  const email = await post(target, company, 'get-talent-email', { talentId });
  const link = await post(target, company, 'create-resume-download-url', { talentId });
  const opened = await ask(target, undefined, ['GET', new URL(downloadUrl).pathname]);
  return [
    held('new text of a hidden talent on lists', leaks === 0, `in ${leaks} of ${read.length} answers`),
    held('a hidden talent by the new name', !isFound, isFound ? 'found' : 'not found'),
    held('the email of a hidden talent', !email.text.includes(talent.email), email.status),
    held('a new link to the resume', link.status === 404, link.status),
    held('the old link to the resume', opened.status === 404, opened.status),
  ];
}

async function reachAfterTheEnd(target: Target): Promise<Try[]> {
  const { company, talent, threadId } = await target.acquainted();
  const { talentId } = talent;
  const ended = await post(target, talent, 'end-thread', { threadId });
  await hide(talent);
  const message = { threadId, message: 'Are you there?' };
  const { jobPostId } = company;
  const tries = {
    'a message of the company': await post(target, company, 'send-company-message', message),
    'a message of the talent': await post(target, talent, 'send-talent-message', message),
    'another invitation': await post(target, company, 'invite-talent', { talentId, jobPostId }),
    'the email': await post(target, company, 'get-talent-email', { talentId }),
  };
  const read = await Promise.all([
    post(target, company, 'get-talent-profiles', { talentIds: [talentId] }),
    post(target, company, 'get-company-threads', {}),
    post(target, company, 'get-company-thread-messages', { threadId }),
  ]);
  const leaks = read.filter(({ text }) => text.includes(SECRET)).length;
  return [
    held('a talent ends a conversation', ended.status === 200, ended.status),
    ...Object.entries(tries).map(([what, { status }]) =>
      held(`${what} after the end`, status === 404 || status === 409, status),
    ),
    held('new text of the talent after the end', leaks === 0, `in ${leaks} of ${read.length} answers`),
  ];
}
