import type { AdminOverview } from '@talaash/contract/admin-overview';
import { ADMIN_ACCOUNT_SENTENCES } from '@talaash/domain/admin-account/words';
import { countOf } from '@talaash/domain/base/count';
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
  /** Leads to the audit trail. */
  trail: ReactNode;
}

export function FailedMails({ mails, trail }: FailedMailsProps) {
  const resend = useMutation(
    api.adminOverview.resendMails.mutationOptions({
      onSuccess: async ({ count }) => {
        toast.success(`${countOf(count, 'mail')} sent again.`);
        await queryClient.invalidateQueries({ queryKey: api.adminOverview.key() });
      },
      onError: (error) => toast.error(sentenceOf(error, ADMIN_ACCOUNT_SENTENCES.failed)),
    }),
  );
  return (
    <Section
      title="Failed mails"
      action={
        mails.length > 0 ? (
          <Button loading={resend.isPending} onClick={() => resend.mutate({})}>
            Send all again
          </Button>
        ) : null
      }
    >
      {mails.length === 0 ? <p>Every mail was sent.</p> : null}
      {mails.length > 0 ? (
        <Table
          caption="Mails that failed"
          rows={mails}
          keyOf={({ mailId }) => mailId}
          columns={[
            { head: 'To', cell: ({ to }) => to },
            { head: 'Kind', wide: true, cell: ({ kind }) => kind },
            { head: 'Answer of the server', cell: ({ reason }) => reason },
            { head: 'Tries', align: 'end', wide: true, cell: ({ tries }) => formatNumber(tries) },
            {
              head: 'Act',
              hideHead: true,
              align: 'end',
              cell: ({ mailId, to }) => (
                <Button
                  size="s"
                  aria-label={`Send the mail to ${to} again`}
                  onClick={() => resend.mutate({ mailIds: [mailId] })}
                >
                  Try again
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
