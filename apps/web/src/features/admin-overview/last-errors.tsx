import type { AdminOverview } from '@talaash/contract/admin-overview';
import { formatDate, formatNumber, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { Section } from '../../ui/show/section.tsx';
import { Table } from '../../ui/show/table.tsx';

export function LastErrors({ errors }: { errors: AdminOverview['errors']['list'] }) {
  return (
    <Section title="Recent errors" note="last 7 days">
      {errors.length === 0 ? (
        <p>No errors.</p>
      ) : (
        <Table
          caption="Errors in the last 7 days"
          rows={errors}
          keyOf={({ sentence, kind }) => `${sentence} ${kind}`}
          columns={[
            { head: 'Error', cell: ({ sentence }) => sentence },
            { head: 'Where', wide: true, cell: ({ kind }) => kind },
            { head: 'Count', align: 'end', cell: ({ times }) => formatNumber(times) },
            {
              head: 'Last seen',
              align: 'end',
              cell: ({ lastIsoDateTimeUtc: at }) => (
                <LocalText of={() => `${formatDate(at)}, ${formatTime(at)}`} />
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
