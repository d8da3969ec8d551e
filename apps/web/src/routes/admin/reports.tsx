import { ADMIN_REPORT_FILTERS, type AdminReportFilter } from '@talaash/domain/admin-report/choice';
import { createFileRoute } from '@tanstack/react-router';
import { caseCountsQuery, casesQuery } from '../../features/admin-report/admin-report.ts';
import { ReportsPage } from '../../features/admin-report/reports-page.tsx';
import { readFirstAsAdmin } from '../../lib/first-data.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { useOpening } from './-list-steps.ts';

type Search = { filter?: AdminReportFilter; search?: string; open?: string };

const readSearch = searchParams((raw): Search => {
  const known = ADMIN_REPORT_FILTERS.find((one) => one === raw['filter']);
  const [search, open] = [textOf(raw['search']), textOf(raw['open'])];
  return {
    ...(known && known !== 'open' ? { filter: known } : {}),
    ...(search ? { search } : {}),
    ...(open ? { open } : {}),
  };
});

export const Route = createFileRoute('/admin/reports')({
  validateSearch: readSearch,
  staticData: { width: 'bare' },
  loader: ({ context, location }) => {
    const { filter = 'open', search } = readSearch(location.search);
    readFirstAsAdmin(context, casesQuery({ filter, search }), caseCountsQuery);
  },
  component: Reports,
});

function Reports() {
  usePageTitle('Reports and appeals');
  const state = Route.useSearch();
  const { filter, onOpen, onClose } = useOpening(state, Route.useNavigate());
  return (
    <ReportsPage
      filter={state.filter ?? 'open'}
      search={state.search}
      openId={state.open}
      onFilter={(one) => filter({ filter: one === 'open' ? undefined : one, open: undefined })}
      onSearch={(search) => filter({ search })}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
