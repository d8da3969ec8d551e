import { randomInt, randomUUID } from 'node:crypto';
import { companyProfileDraft, jobPostDraft, talentProfileDraft } from '../../apps/server/test/draft.ts';
import { png } from '../../apps/server/test/upload.ts';
import { linkTo } from '../../e2e/fixture/http.ts';
import { CODE, newEmail, newMobile, newName, PASSWORD } from '../../e2e/fixture/person.ts';
import { type Asked, type Client, Ended, type openGate, type Wrong } from './client.ts';
import type { Installation } from './installation.ts';
import type { Ledger } from './ledger.ts';

type Deps = {
  installation: Installation;
  gate: ReturnType<typeof openGate>;
  client: Client;
  ledger: Ledger;
  wrong: Wrong;
};
type Account = { email: string; cookie: string; address: string };
type Talent = Account & { talentId: string; name: string };
type Company = Account & { companyId: string; jobPostId: string };

/** A company may invite 25 people on its first day. */
const INVITATIONS_MAX = 24;
/** Then another talent comes, whom nobody has invited yet. */
const SAVES_MAX = 12;
/** Companies invite the newest people. */
const NEWEST = 20;
/** Somebody who signs up waits this long for the mail before they look again. */
const MAIL_LOOK_MS = 100;

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** People who use the product over HTTP, without a pause, and who enter what they were told into the ledger. */
export class Actors {
  readonly talents: Talent[] = [];
  readonly companies: Company[] = [];
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  private ask({ cookie, address }: Account, path: string, body?: unknown, more: Asked = {}) {
    return this.deps.client.insist(path, { cookie, address, body, ...more });
  }

  private call(who: Account, name: string, body: unknown = {}) {
    return this.ask(who, `/api/v1/${name}`, body);
  }

  /** An account with a verified email. An interrupted sign-up is repeated with the same form. */
  private async signUp(name: string): Promise<Account> {
    const [email, address] = [newEmail('crash'), newAddress()];
    const form = { name, email, password: PASSWORD };
    let { status, cookies } = await this.deps.client.insist('/api/auth/sign-up/email', {
      body: form,
      address,
    });
    // An earlier try has made it.
    if (status === 409) {
      const body = { email, password: PASSWORD };
      ({ status, cookies } = await this.deps.client.insist('/api/auth/sign-in/email', { body, address }));
    }
    if (status !== 200) this.deps.wrong.add(`half a sign-up: ${status} to the log-in after it`);
    else this.deps.ledger.add({ kind: 'signUp', email });
    return { email, address, cookie: cookies.join('; ') };
  }

  private async verifyEmail(account: Account): Promise<void> {
    for (;;) {
      const mail = this.deps.installation.mails.find(
        ({ to, subject }) => to === account.email && /Verify/.test(subject),
      );
      if (mail) {
        const oobCode = new URL(linkTo(mail, '/auth/action')).searchParams.get('oobCode');
        // A second try of one that was done is refused.
        await this.call(account, 'apply-action-code', { mode: 'verifyEmail', oobCode });
        return;
      }
      await this.deps.gate.pass(() => new Promise((resume) => setTimeout(resume, MAIL_LOOK_MS)));
    }
  }

  private async register(name: string, userType: 'talent' | 'company') {
    const account = await this.signUp(name);
    await this.verifyEmail(account);
    const number =
      userType === 'talent'
        ? { userType, countryCode: 'IN', mobileNumber: `+91${newMobile.talent()}` }
        : { userType, countryCode: 'US', mobileNumber: `+1${newMobile.company()}` };
    await this.call(account, 'request-otp', number);
    await this.call(account, 'verify-otp', { ...number, verificationCode: CODE });
    const { body } = await this.ask(account, '/api/v1/viewer', undefined, { method: 'GET' });
    const { talentId = '', companyId = '' } = (body['userProfile'] ?? {}) as Record<string, string>;
    if (talentId === '' && companyId === '')
      throw new Error(`No ${userType} was made: ${JSON.stringify(body)}`);
    return { ...account, talentId, companyId };
  }

  private async saveProfile(talent: Talent, salary: number): Promise<void> {
    this.deps.ledger.underWay.set(talent.talentId, salary);
    const talentProfile = talentProfileDraft({ name: talent.name, expectedSalaryInLpaInr: salary });
    const { status, body } = await this.call(talent, 'update-talent-profile', { talentProfile });
    if (status === 200) this.deps.ledger.add({ kind: 'profile', talentId: talent.talentId, salary });
    else throw new Error(`A profile was refused: ${JSON.stringify(body)}`);
  }

  private async uploadFile(account: Account, kind: string, file: File): Promise<void> {
    const body = new FormData();
    body.append('file', file);
    const answer = await this.ask(account, `/api/v1/files/${kind}`, body);
    if (answer.status === 201) this.deps.ledger.add({ kind: 'upload', fileId: String(answer.body['id']) });
  }

  /** Signs up, saves a profile, answers invitations and writes. */
  private async beTalent(): Promise<void> {
    const name = newName('Meera');
    const account = await this.register(name, 'talent');
    const talent: Talent = { ...account, name };
    await this.saveProfile(talent, 5);
    this.talents.push(talent);
    await this.uploadFile(talent, 'profilePicture', new File([new Uint8Array(png)], 'me.png'));
    for (let salary = 6; salary < 6 + SAVES_MAX; salary += 1) {
      await this.saveProfile(talent, salary);
      for (const thread of await this.pendingThreads(talent)) {
        const { status } = await this.call(talent, 'accept-job-invitation', { threadId: thread.thread_id });
        // A refusal says that it was answered already.
        if (status === 200 || status === 409 || status === 422) {
          this.deps.ledger.add({ kind: 'answer', companyId: thread.company_id, talentId: talent.talentId });
          await this.write(talent, thread.thread_id, 'Talent');
        }
      }
    }
  }

  /** Read from the database, because a list of threads writes nothing. */
  private pendingThreads({ talentId }: Talent) {
    return this.deps.gate.pass(() =>
      this.deps.installation
        .query<{ thread_id: string; company_id: string }>(
          `select thread_id, company_id from threads where talent_id = $1 and job_post_invitation_status = 'Pending'`,
          [talentId],
        )
        .catch(() => []),
    );
  }

  private async write(who: Account, threadId: string, side: 'Company' | 'Talent'): Promise<void> {
    const clientMessageId = randomUUID();
    const text = `Shall we talk on day ${randomInt(1_000_000)}?`;
    const { status } = await this.call(who, `send-${side.toLowerCase()}-message`, {
      threadId,
      message: text,
      clientMessageId,
    });
    if (status === 200) this.deps.ledger.add({ kind: 'message', threadId, side, clientMessageId, text });
  }

  private async pay(company: Company): Promise<void> {
    const { body } = await this.call(company, 'create-card-payment-checkout-session-url');
    const address = new URL(String(body['checkoutUrl'])).pathname;
    await this.ask(company, `${address}/pay`, {});
    const { status } = await this.call(company, 'verify-payment-subscription-status', {
      sessionId: address.split('/').at(-1),
    });
    if (status === 200) this.deps.ledger.add({ kind: 'payment', companyId: company.companyId });
  }

  /** Signs up, pays, invites as many as it may, shortlists and writes. Then another company comes. */
  private async beCompany(): Promise<void> {
    const account = await this.register('Grace Miller', 'company');
    await this.call(account, 'update-company-profile', { companyProfile: companyProfileDraft() });
    const { body } = await this.call(account, 'update-job-post', { jobPost: jobPostDraft() });
    const { jobPostId } = (body['jobPost'] as { key: { jobPostId: string } }).key;
    const company: Company = { ...account, jobPostId };
    await this.pay(company);
    this.companies.push(company);
    await this.uploadFile(company, 'companyLogo', new File([new Uint8Array(png)], 'logo.png'));
    for (let invited = 0; invited < INVITATIONS_MAX; ) {
      const newest = this.talents.slice(-NEWEST);
      const talent = newest[randomInt(Math.max(1, newest.length))];
      if (!talent) {
        await this.deps.gate.pass(() => new Promise((resume) => setTimeout(resume, MAIL_LOOK_MS)));
        continue;
      }
      await this.meet(company, talent);
      invited += 1;
    }
  }

  private async meet(company: Company, { talentId }: Talent): Promise<void> {
    const { companyId, jobPostId } = company;
    const list = `/api/v1/companies/${companyId}/shortlisted-profiles/${talentId}`;
    const { status: listed } = await this.ask(company, list, { jobPostId }, { method: 'PUT' });
    if (listed === 200) this.deps.ledger.add({ kind: 'shortlist', companyId, talentId });
    const { status, body } = await this.call(company, 'invite-talent', {
      talentId,
      jobPostId,
      note: 'Shall we talk?',
    });
    // A refusal that names a conflict says that an earlier try has invited.
    if (status === 200 || status === 409)
      this.deps.ledger.add({ kind: 'invitation', companyId, talentId, jobPostId });
    const key = (body['thread'] as { key?: { threadId: string } } | undefined)?.key;
    if (key) for (let at = 0; at < 3; at += 1) await this.write(company, key.threadId, 'Company');
  }

  /** Lets somebody act again and again until the run is over. */
  private async keep(act: () => Promise<void>): Promise<void> {
    try {
      for (;;) await act();
    } catch (error) {
      if (!(error instanceof Ended)) this.deps.wrong.add(`A client: ${String(error)}`);
    }
  }

  /** Everybody at once. Resolves when the gate has ended. */
  actAll(count: { talents: number; companies: number }): Promise<unknown> {
    return Promise.all([
      ...Array.from({ length: count.talents }, () => this.keep(() => this.beTalent())),
      ...Array.from({ length: count.companies }, () => this.keep(() => this.beCompany())),
      this.keep(async () => void (await this.signUp('Asha Rao'))),
    ]);
  }
}
