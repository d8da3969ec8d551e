import { ProviderFault } from '../../base/provider-fault.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Deps } from '../../call/deps.ts';
import { sendMail } from '../../mail/send.ts';
import { testMail } from '../../mail/test-mail.ts';
import { recordAdminAction } from '../admin-action/actions.ts';

/** `sentence` contains the mail server's reply with its code, and how the connection is encrypted. */
export type TestMailAnswer = { wasSent: boolean; sentence: string };

/** Mails the requesting admin at once, past the queue, which would retry for days. */
export async function sendTestMail(
  deps: Deps,
  { uid, email }: Pick<SignedInViewer, 'uid' | 'email'>,
): Promise<TestMailAnswer> {
  const answer = await tried(deps, email);
  await deps.events.transaction((tx) =>
    recordAdminAction(tx, {
      act: 'mail.tested',
      adminUid: uid,
      on: null,
      after: { wasSent: answer.wasSent },
    }),
  );
  return answer;
}

async function tried(deps: Deps, email: string): Promise<TestMailAnswer> {
  const content = testMail({ at: new Date(deps.now()).toISOString(), baseUrl: deps.baseUrl() });
  try {
    const found = await deps.mailer.probe?.();
    const said = await sendMail(deps, { email }, content);
    return {
      wasSent: true,
      sentence: `${found ? `${found} ` : ''}The mail server accepted the email: ${said ?? 'OK'}.`,
    };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.log.warn({ err: error }, 'A test email could not be sent.');
    return { wasSent: false, sentence: error.message };
  }
}
