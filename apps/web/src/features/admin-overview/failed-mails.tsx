import type { AdminOverview } from '@talaash/contract/admin-overview';
import { ADMIN_ACCOUNT_SENTENCES } from '@talaash/domain/admin-account/words';
import { resentSentence } from '@talaash/domain/mail/words';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatNumber } from '../../lib/format.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { Table } from '../../ui/show/table.tsx';

interface FailedMailsProps {
  mails: AdminOverview['failedMails'];
  /** Links to the audit trail. */
  trail: ReactNode;
}

export function FailedMails({ mails, trail }: FailedMailsProps) {
  const resend = useMutation(
    api.adminOverview.resendMails.mutationOptions({
      onSuccess: async ({ count }) => {
        toast.success(resentSentence(count));
        await queryClient.invalidateQueries({ queryKey: api.adminOverview.key() });
      },
      onError: (error) => toast.error(sentenceOf(error, ADMIN_ACCOUNT_SENTENCES.failed)),
    }),
  );
  return (
    <Section
      title="Failed emails"
      action={
        mails.length > 0 ? (
          <Button loading={resend.isPending} onClick={() => resend.mutate({})}>
            Resend all
          </Button>
        ) : null
      }
    >
      {mails.length === 0 ? <p>No failed emails.</p> : null}
      {mails.length > 0 ? (
        <Table
          caption="Failed emails"
          rows={mails}
          keyOf={({ mailId }) => mailId}
          columns={[
            { head: 'To', cell: ({ to }) => to },
            { head: 'Kind', wide: true, cell: ({ kind }) => kind },
            { head: 'Server response', cell: ({ reason }) => reason },
            { head: 'Attempts', align: 'end', wide: true, cell: ({ tries }) => formatNumber(tries) },
            {
              head: 'Act',
              hideHead: true,
              align: 'end',
              cell: ({ mailId, to }) => (
                <Button
                  size="s"
                  aria-label={`Resend the email to ${to}`}
                  onClick={() => resend.mutate({ mailIds: [mailId] })}
                >
                  Resend
                </Button>
              ),
            },
          ]}
        />
      ) : null}
      {trail}
    </Section>
  );
}
