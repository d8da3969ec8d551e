import type { AdminCompany } from '@talaash/contract/admin-company';
import { adminReviewStatus } from '@talaash/domain/review/rule';
import { formatNumber } from '../../lib/format.ts';
import { ListFigures } from '../../parts/list-and-panel.tsx';
import css from './list-page.module.css';

/** Totals of the loaded companies, as the note explains. A plus means that the list is longer. */
export function CompanyFigures({ rows }: { rows: readonly AdminCompany[] }) {
  const statuses = rows.map(({ company }) => adminReviewStatus(company));
  const count = (...wanted: readonly string[]) =>
    formatNumber(statuses.filter((status) => wanted.includes(status)).length);
  return (
    <>
      <ListFigures
        figures={[
          { label: 'Total Companies', value: `${formatNumber(rows.length)}+` },
          { label: 'Pending Reviews', value: count('pending') },
          { label: 'Approved', value: count('approved', 'aiApproved') },
          { label: 'Rejected', value: count('rejected', 'aiRejected') },
        ]}
      />
      <p className={css['note']}>These count only the companies loaded so far.</p>
    </>
  );
}
