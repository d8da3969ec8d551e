import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import type { SignUpRequest } from '@talaash/domain/account/schema';
import { REGISTRATION_SENTENCES } from '@talaash/domain/registration/words';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { networkOf } from '../../call/network.ts';
import { refusal } from '../../call/refusal.ts';
import { admitAccount, useInvitation } from '../../call/registration.ts';
import { accounts, users } from '../../db/schema/account.ts';
import { refuseCommonPassword } from './common-password.ts';
import { inSteps } from './in-steps.ts';
import { queueLink } from './mail-link.ts';
import { type Answer, type Caller, callLibrary, rememberDevice } from './sign-in.ts';
import { countTries } from './try-limit.ts';

type Invitation = Parameters<typeof useInvitation>[1];

/**
 * Creates an account, mails the link that verifies its email and logs in.
 * @throws CONFLICT if the email is taken, BUSINESS_RULE_VIOLATION if registration is closed, or by invitation only
 */
export async function signUp(deps: Deps, caller: Caller, form: SignUpRequest): Answer {
  await refuseCommonPassword(deps.config, form.password, 'password');
  await countTries(deps, ['mailFromNetwork', networkOf(caller.ip)]);
  // Before the email is looked up: while registration is closed, the answer must not reveal who has an account.
  const admitted = await admitAccount(deps, deps.db, form);
  if ('refused' in admitted)
    throw refusal('BUSINESS_RULE_VIOLATION', REGISTRATION_SENTENCES[admitted.refused]);
  return inSteps(() => createAccount(deps, caller, form, admitted.invitation));
}

async function createAccount(
  deps: Deps,
  caller: Caller,
  form: SignUpRequest,
  invitation: Invitation | undefined,
): Answer {
  const { rememberMe } = form;
  const uid = await storeAccount(deps, form, invitation);
  const answer = await callLibrary(() =>
    deps.auth.api.beginOwnSession({
      body: { uid, rememberMe },
      headers: caller.headers,
      returnHeaders: true,
    }),
  );
  if (rememberMe) rememberDevice(deps, caller, { uid, generation: 0 }, answer.headers);
  return answer;
}

/** Stores the account, its password and the job of its mail in one transaction: an interrupted sign-up leaves nothing. */
async function storeAccount(
  deps: Deps,
  { name, email, password, callbackURL }: SignUpRequest,
  invitation: Invitation | undefined,
): Promise<string> {
  // Before the transaction, which would hold a connection meanwhile, and also for an email that is taken: only the sentence
  // reveals that there is an account.
  const hash = await (await deps.auth.$context).password.hash(password);
  const uid = newRecordId();
  await deps.db.transaction(async (tx) => {
    const { rowCount } = await tx.insert(users).values({ id: uid, name, email }).onConflictDoNothing();
    if (rowCount === 0) throw refusal('CONFLICT', ACCOUNT_SENTENCES.emailTaken);
    await tx
      .insert(accounts)
      .values({ id: newRecordId(), userId: uid, providerId: 'credential', accountId: uid, password: hash });
    // Another request used the link first.
    if (invitation && !(await useInvitation(tx, invitation, uid)))
      throw refusal('BUSINESS_RULE_VIOLATION', REGISTRATION_SENTENCES.invitationInvalid);
    await queueLink(deps, { mode: 'verifyEmail', uid, email }, callbackURL, tx);
  });
  return uid;
}
