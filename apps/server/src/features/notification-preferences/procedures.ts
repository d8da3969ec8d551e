import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { maskedEmail } from '@talaash/domain/unsubscribe/rule';
import { UNSUBSCRIBE_SENTENCES } from '@talaash/domain/unsubscribe/words';
import { anyone, verified } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { readUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { changePreferences } from './actions.ts';
import { findLinkedAccount, readPreferences } from './queries.ts';

export const notificationPreferencesProcedures = {
  get: verified.notificationPreferences.get.handler(async ({ context: { deps, viewer } }) => ({
    notificationPreferences: await readPreferences(deps.db, viewer.uid),
  })),
  update: verified.notificationPreferences.update.handler(async ({ input, context: { deps, viewer } }) => {
    await changePreferences(deps, viewer.uid, input.notificationPreferences);
    return input;
  }),
  getByLink: anyone.notificationPreferences.getByLink.handler(async ({ input, context: { deps } }) => {
    const linked = await requireLinkedAccount(deps, input.token);
    return toAnswer(linked, await readPreferences(deps.db, linked.uid));
  }),
  updateByLink: anyone.notificationPreferences.updateByLink.handler(async ({ input, context: { deps } }) => {
    const linked = await requireLinkedAccount(deps, input.token);
    await changePreferences(deps, linked.uid, input.notificationPreferences);
    return toAnswer(linked, input.notificationPreferences);
  }),
};

type Linked = Awaited<ReturnType<typeof requireLinkedAccount>>;

/** @throws NOT_FOUND with the sentence for a link that is not ours or has expired, and for one whose account is gone */
async function requireLinkedAccount({ db, secrets, now }: Deps, token: string) {
  const read = readUnsubscribeToken(token, secrets.unsubscribe, now());
  if ('refusal' in read) throw refusal('NOT_FOUND', read.refusal);
  const { email, type } = read.payload;
  const account = await findLinkedAccount(db, email);
  if (!account) throw refusal('NOT_FOUND', UNSUBSCRIBE_SENTENCES.nobody);
  return { ...account, email, type };
}

const toAnswer = ({ type, email, userType }: Linked, notificationPreferences: NotificationPreferences) => ({
  type,
  maskedEmail: maskedEmail(email),
  ...(userType === null ? {} : { userType }),
  notificationPreferences,
});
