import { ADMIN_COMPANY_SENTENCES } from '@talaash/domain/admin-company/words';
import { isHumanReviewPending } from '@talaash/domain/review/rule';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useQueue } from '../../features/admin-overview/queue.ts';
import { CompanyFigures } from '../../features/human-review/figures.tsx';
import {
  adminCompaniesQuery,
  useAdminCompanies,
  useCompanyRecord,
} from '../../features/human-review/human-review.ts';
import { AdminListPage } from '../../features/human-review/list-page.tsx';
import { ReviewPanel } from '../../features/human-review/panel.tsx';
import { CompanyHead, CompanySummary } from '../../features/human-review/records.tsx';
import { idOfCompany } from '../../features/human-review/record-name.ts';
import { AdminCompanyTable } from '../../features/human-review/tables.tsx';
import { readFirstAsAdmin } from '../../lib/first-data.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import { LateSection } from '../../parts/late-section.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { readListState } from './-list-state.ts';
import { useAdminList } from './-list-steps.ts';

const VerificationForAdmin = lazy(async () => ({
  default: (await import('../../features/human-review/verification.tsx')).VerificationForAdmin,
}));

export const Route = createFileRoute('/admin/companies')({
  validateSearch: readListState,
  staticData: { width: 'bare' },
  loader: ({ context, location }) => {
    const { search, pending } = readListState(location.search);
    readFirstAsAdmin(context, adminCompaniesQuery({ search, isPendingOnly: pending === true }));
  },
  component: AdminCompaniesPage,
});

function AdminCompaniesPage() {
  usePageTitle('Company Management');
  const state = Route.useSearch();
  const steps = useAdminList(state, Route.useNavigate());
  const isPendingOnly = state.pending === true;
  const list = useAdminCompanies({ search: state.search, isPendingOnly });
  const rows = list.rows ?? [];
  const queue = useQueue();
  return (
    <AdminListPage
      {...steps}
      title="Company Management"
      nouns={['company', 'companies']}
      sentences={ADMIN_COMPANY_SENTENCES}
      list={list}
      waitingCount={queue?.companies}
      pendingCount={rows.filter(({ company }) => isHumanReviewPending(company)).length}
      search={state.search}
      isPendingOnly={isPendingOnly}
      figures={<CompanyFigures rows={rows} />}
      table={
        <AdminCompanyTable
          rows={rows}
          isPendingOnly={isPendingOnly}
          openId={state.open}
          onOpen={steps.onOpen}
        />
      }
      panel={
        state.open ? <CompanyPanel id={state.open} ids={rows.map(idOfCompany)} steps={steps} /> : undefined
      }
    />
  );
}

interface CompanyPanelProps {
  id: string;
  ids: readonly string[];
  steps: ReturnType<typeof useAdminList>;
}

function CompanyPanel({ id, ids, steps }: CompanyPanelProps) {
  return (
    <ReviewPanel
      side="company"
      id={id}
      ids={ids}
      query={useCompanyRecord(id)}
      onOpen={steps.onOpen}
      onClose={steps.onClose}
      draft={steps.draftOf(id)}
      onDraft={steps.keepDraft(id)}
      head={(record, notes) => <CompanyHead record={record} notes={notes} />}
      profile={(record) => (
        <CompanySummary
          record={record}
          verification={
            <LateSection fallback={<Underway />}>
              <VerificationForAdmin companyId={idOfCompany(record)} />
            </LateSection>
          }
        />
      )}
    />
  );
}
