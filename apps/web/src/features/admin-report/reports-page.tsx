import type { AdminReportFilter } from '@talaash/domain/admin-report/choice';
import { useState } from 'react';
import { ListAndPanel } from '../../parts/list-and-panel.tsx';
import { type CaseDraft, useCases } from './admin-report.ts';
import { CaseFigures } from './case-figures.tsx';
import { CaseList, LIST_ID } from './case-list.tsx';
import { CasePanel } from './case-panel.tsx';

interface ReportsPageProps {
  filter: AdminReportFilter;
  search: string | undefined;
  openId: string | undefined;
  onFilter: (filter: AdminReportFilter) => void;
  onSearch: (search: string | undefined) => void;
  onOpen: (caseId: string) => void;
  onClose: () => void;
}

/** Reports and appeals: the queue, and beside it the open one. */
export function ReportsPage(props: ReportsPageProps) {
  const { filter, search, openId, onFilter, onSearch, onOpen, onClose } = props;
  const cases = useCases({ filter, search });
  const [drafts, setDrafts] = useState<Readonly<Record<string, CaseDraft>>>({});
  return (
    <ListAndPanel
      title="Reports and appeals"
      search={{ label: 'Search reports', placeholder: 'Name, text or ID', text: search }}
      onSearch={onSearch}
      listId={LIST_ID}
      panel={
        openId === undefined ? undefined : (
          <CasePanel
            caseId={openId}
            ids={cases.rows?.map((row) => row.caseId) ?? []}
            draft={drafts[openId] ?? {}}
            onDraft={(change) => setDrafts((kept) => ({ ...kept, [openId]: { ...kept[openId], ...change } }))}
            onOpen={onOpen}
            onClose={onClose}
          />
        )
      }
    >
      <CaseFigures />
      <CaseList
        cases={cases}
        filter={filter}
        isSearched={search !== undefined}
        openId={openId}
        onFilter={onFilter}
        onOpen={onOpen}
      />
    </ListAndPanel>
  );
}
