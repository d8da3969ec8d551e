import { talentProfileDraft } from '../../apps/server/test/draft.ts';
import { linkTo, mailTo } from '../../e2e/fixture/http.ts';
import { newEmail, PASSWORD } from '../../e2e/fixture/person.ts';
import { type Attack, held, type Try } from '../attack.ts';
import type { Target } from '../target.ts';

export default {
  promise: 'No race of honest requests answers with a failure of the server.',
  run: async (target) => [
    await signUps(target),
    await conversation(target),
    await profile(target),
    await repeatedInvitation(target),
    await crossingLinks(target),
    // Last, because its links would keep the mails of the others waiting.
    await firstTries(target),
  ],
} satisfies Attack;

/** Many people ask for a link for the first time, each five times at once. */
async function firstTries({ url }: Target): Promise<Try> {
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const asked = Array.from({ length: 40 }, (_, who) => {
      const address = `10.${round}.${who}.7`;
      const body = { email: newEmail() };
      return Array.from({ length: 5 }, () =>
        post(`${url}/api/auth/request-password-reset`, body, { 'x-forwarded-for': address }),
      );
    });
    statuses.push(...(await Promise.all(asked.flat())));
  }
  return outcome(`${statuses.length} first requests for a link`, statuses);
}

async function signUps({ url }: Target): Promise<Try> {
  const statuses: number[] = [];
  for (let who = 0; who < 4; who += 1) {
    const body = { name: 'Asha Rao', email: newEmail(), password: PASSWORD };
    const asked = Array.from({ length: 5 }, () => post(`${url}/api/auth/sign-up/email`, body));
    statuses.push(...(await Promise.all(asked)));
  }
  return outcome('five sign-ups with one email, four times', statuses);
}

async function conversation(target: Target): Promise<Try> {
  const { company, talent, threadId } = await target.acquainted();
  const asked = Array.from({ length: 20 }, (_, index) => [
    call(target, company, 'send-company-message', { threadId, message: `Question ${index}` }),
    call(target, talent, 'send-talent-message', { threadId, message: `Answer ${index}` }),
    call(target, talent, 'accept-job-invitation', { threadId }),
    call(target, company, 'get-company-threads', {}),
  ]);
  return outcome('80 requests to one conversation', await Promise.all(asked.flat()));
}

async function profile(target: Target): Promise<Try> {
  const [company, talent] = [await target.premium(), await target.talent()];
  const { companyId, jobPostId } = company;
  const lists = `companies/${companyId}`;
  const put = (path: string, body: object) =>
    request(`${target.url}/api/v1/${path}`, 'PUT', body, { cookie: company.cookie });
  const asked = Array.from({ length: 8 }, () => [
    call(target, talent, 'update-talent-profile', { talentProfile: talentProfileDraft() }),
    put(`${lists}/shortlisted-profiles/${talent.talentId}`, { jobPostId }),
    put(`${lists}/hidden-profiles/${talent.talentId}`, {}),
  ]);
  return outcome('a profile that is saved while a company lists it', await Promise.all(asked.flat()));
}

async function repeatedInvitation(target: Target): Promise<Try> {
  const [company, talent] = [await target.premium(), await target.talent()];
  const body = { talentId: talent.talentId, jobPostId: company.jobPostId };
  const asked = Array.from({ length: 20 }, () => call(target, company, 'invite-talent', body));
  return outcome('20 invitations of one talent', await Promise.all(asked));
}

/** People who follow an old link while they follow the one that changes their email: these lock the same rows. */
async function crossingLinks(target: Target): Promise<Try> {
  const ready = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const someone = await target.newcomer();
      const first = await codeTo(target, someone.email, /Verify your email/);
      await call(target, someone, '../auth/send-verification-email', {});
      let second = first;
      while (second === first) second = await codeTo(target, someone.email, /Verify your email/);
      await someone.call('apply-action-code', { mode: 'verifyEmail', oobCode: first });
      const newAddress = newEmail();
      await someone.call('change-email', { newEmail: newAddress });
      return { someone, second, change: await codeTo(target, newAddress, /Confirm your new email/) };
    }),
  );
  const statuses = await Promise.all(
    ready.flatMap(({ someone, second, change }) => [
      call(target, someone, 'apply-action-code', { mode: 'verifyAndChangeEmail', oobCode: change }),
      call(target, someone, 'apply-action-code', { mode: 'verifyEmail', oobCode: second }),
    ]),
  );
  return outcome('two links of one account at once, eight times', statuses);
}

async function codeTo({ url }: Target, email: string, subject: RegExp): Promise<string | null> {
  const link = linkTo(await mailTo(url, email, subject), '/auth/action');
  return new URL(link).searchParams.get('oobCode');
}

const call = ({ url }: Target, { cookie }: { cookie: string }, path: string, body: object) =>
  post(`${url}/api/v1/${path}`, body, { cookie });

const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  request(address, 'POST', body, headers);

async function request(address: string, method: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

function outcome(what: string, statuses: readonly number[]): Try {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return held(
    what,
    statuses.every((status) => status < 500),
    counts,
  );
}
