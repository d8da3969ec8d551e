import { ADMIN_ACCOUNT_SENTENCES } from '@talaash/domain/admin-account/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { Button } from '../../ui/press/button.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './overview.module.css';

/** Sends a test email to the admin, and shows the mail server's response. */
export function TestMail() {
  const send = useMutation(api.adminOverview.sendTestMail.mutationOptions());
  const failed = send.isError
    ? { wasSent: false, sentence: sentenceOf(send.error, ADMIN_ACCOUNT_SENTENCES.failed) }
    : undefined;
  const answer = send.isPending ? undefined : (send.data ?? failed);
  return (
    <Section
      title="Mail server"
      action={
        <Button loading={send.isPending} onClick={() => send.mutate({})}>
          Send me a test email
        </Button>
      }
    >
      <p>We send a test email to your own address. The response of the mail server appears here.</p>
      <div role="status" className={css['answer']}>
        {answer ? <Status tone={answer.wasSent ? 'ok' : 'bad'}>{answer.sentence}</Status> : null}
      </div>
    </Section>
  );
}
