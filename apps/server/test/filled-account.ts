import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { expect, vi } from 'vitest';
import { newRecordId } from '../src/base/record-id.ts';
import { sessions, users } from '../src/db/schema/account.ts';
import { oneTimeCodeSends, otpInfos } from '../src/db/schema/mobile-verification.ts';
import { newActionCode } from '../src/features/account/action-code.ts';
import { queueWrongPasswordMail } from '../src/features/account/wrong-password-mail.ts';
import { recordAdminAction } from '../src/features/admin-action/actions.ts';
import type { testApp } from './app.ts';
import type { Person } from './person.ts';
import { PASSWORD } from './sign-in.ts';

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'client' | 'deps' | 'givePassword'>;

/** Writes a word, and a mobile number, wherever something is kept of an account. */
export async function fillAccount(
  { client, deps, givePassword }: App,
  someone: Person,
  canary: string,
  digits: string,
): Promise<void> {
  const { uid, sessionId } = someone;
  await givePassword(someone);
  const email = `${canary}@people.test`;
  await deps.db
    .update(users)
    .set({ name: `${canary} Rao`, email })
    .where(eq(users.id, uid));
  someone.email = email;
  await deps.db
    .update(sessions)
    .set({ userAgent: `Mozilla ${canary}`, ipAddress: '203.0.113.9' })
    .where(eq(sessions.id, sessionId));
  const written = { name: canary, email, subject: canary, message: `Who is ${canary}?` };
  await client(someone).contactMessage.submit(written);
  // Before there was an account, or logged out.
  await client().contactMessage.submit(written);
  const number = { mobileNumberE164: digits, countryCode: 'IN' as const };
  await deps.db.insert(otpInfos).values({
    uid,
    ...number,
    isMobileNumberVerified: true,
    otpProvider: 'Local',
    providerResponses: [canary],
  });
  await deps.db.insert(oneTimeCodeSends).values({ id: newRecordId(), uid, ...number, ip: '203.0.113.9' });
  await newActionCode(deps.db, 'verifyAndChangeEmail', { uid, email: `new-${email}` }, deps.now());
  await client(someone).account.changeEmail({ newEmail: `other-${email}`, currentPassword: PASSWORD });
  await queueWrongPasswordMail(deps, email);
  const note = { act: 'account.disabled', adminUid: newRecordId(), on: { uid } } as const;
  await deps.db.transaction((tx) => recordAdminAction(tx, { ...note, after: { reason: canary } }));
  await client(someone).dataExport.request({});
  await vi.waitFor(
    async () => expect((await client(someone).dataExport.get()).dataExport?.state).toBe('ready'),
    { interval: 20, timeout: 60_000 },
  );
}
/** The record with its words replaced by a word that stands nowhere else. */
export const withCanary = <T>(record: T, canary: string): T =>
  JSON.parse(
    JSON.stringify(record)
      .replaceAll(/Meera|Harbor Ledger|Senior Tester|ledgers|accounting/g, canary)
      .replaceAll(/meera|harborledger|secret/g, canary),
  ) as T;

/** A document that has the word in its text and in its title. */
export async function pdfWith(word: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText(word, { size: 12, y: 100 });
  document.setTitle(word);
  return Buffer.from(await document.save());
}
