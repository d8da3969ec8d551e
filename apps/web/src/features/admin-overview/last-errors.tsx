import type { AdminOverview } from '@talaash/contract/admin-overview';
import { formatDate, formatNumber, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { Section } from '../../ui/show/section.tsx';
import { Table } from '../../ui/show/table.tsx';

export function LastErrors({ errors }: { errors: AdminOverview['errors']['list'] }) {
  return (
    <Section title="Last errors" note="of a week">
      {errors.length === 0 ? (
        <p>Nothing failed.</p>
      ) : (
        <Table
          caption="Errors of a week"
          rows={errors}
          keyOf={({ sentence, kind }) => `${sentence} ${kind}`}
          columns={[
            { head: 'What', cell: ({ sentence }) => sentence },
            { head: 'Where', wide: true, cell: ({ kind }) => kind },
            { head: 'Times', align: 'end', cell: ({ times }) => formatNumber(times) },
            {
              head: 'Last',
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
