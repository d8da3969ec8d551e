import type { ReportCaseDetail } from '@talaash/contract/admin-report';
import { ADMIN_REPORT_SENTENCES, EVIDENCE_SINCE_LABELS } from '@talaash/domain/admin-report/words';
import { REPORT_REASON_LABELS } from '@talaash/domain/report/words';
import { APPEAL_OUTCOME_LABELS, REPORT_DECISION_LABELS } from '@talaash/domain/sanction/words';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { PanelBody, SidePanel } from '../../parts/side-panel.tsx';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { type CaseDraft, useCase } from './admin-report.ts';
import { CaseHead } from './case-head.tsx';
import { caseButtonId } from './case-list.tsx';
import css from './case-panel.module.css';
import { EvidenceView } from './evidence-view.tsx';
import { TextList } from './text-list.tsx';
import { WhatToDo } from './what-to-do.tsx';

interface CasePanelProps {
  caseId: string;
  /** The loaded cases, in list order. */
  ids: readonly string[];
  draft: CaseDraft;
  onDraft: (change: CaseDraft) => void;
  onOpen: (caseId: string) => void;
  onClose: () => void;
}

/** How often typing takes the case again, so that it is not given back meanwhile. */
const TAKE_AGAIN_MS = 60_000;

/** Whoever cannot be shown as at it can still decide. */
const take = (caseId: string) => void api.adminReport.take.call({ caseId }).catch(() => undefined);

/** Takes a case that waits. @returns takes it again, at most once a minute */
function useTaking(caseId: string, isWaiting: boolean): () => void {
  const takenAt = useRef(0);
  useEffect(() => {
    if (!isWaiting) return;
    takenAt.current = Date.now();
    take(caseId);
  }, [caseId, isWaiting]);
  return () => {
    if (!isWaiting || Date.now() - takenAt.current < TAKE_AGAIN_MS) return;
    takenAt.current = Date.now();
    take(caseId);
  };
}

/** A case with its evidence and what can be decided. Opening it takes it. */
export function CasePanel({ caseId, ids, draft, onDraft, onOpen, onClose }: CasePanelProps) {
  const found = useCase(caseId);
  const isWaiting = found.data !== undefined && found.data.state !== 'decided';
  const takeAgain = useTaking(caseId, isWaiting);
  const type = (change: CaseDraft) => {
    takeAgain();
    onDraft(change);
  };
  return (
    <SidePanel
      id={caseId}
      ids={ids}
      label={found.data ? `Report ${found.data.reference}` : 'Report'}
      noun="report"
      labels={{ previous: 'Previous Report', next: 'Next Report' }}
      lead={<span className={css['lead']}>{found.data ? `Report ${found.data.reference}` : 'Report'}</span>}
      onOpen={onOpen}
      onClose={onClose}
      openerId={caseButtonId}
    >
      {found.data ? (
        <Content key={caseId} found={found.data} draft={draft} onDraft={type} />
      ) : (
        <PanelBody>
          {isCallError(found.error, 'NOT_FOUND') ? (
            <EmptyState title="This report no longer exists">
              It was kept for its time, and deleted.
            </EmptyState>
          ) : found.isError ? (
            <QueryFailure title="The report did not load" queries={[found]} />
          ) : (
            <TextSkeleton lines={8} label="Loading the report" />
          )}
        </PanelBody>
      )}
    </SidePanel>
  );
}

interface ContentProps {
  found: ReportCaseDetail;
  draft: CaseDraft;
  onDraft: (change: CaseDraft) => void;
}

function Content({ found, draft, onDraft }: ContentProps) {
  const { caseId, reports, since, sanction, reference } = found;
  const [first] = reports;
  return (
    <WhatToDo found={found} draft={draft} onDraft={onDraft} label={`Report ${reference}`}>
      <CaseHead found={found} />
      <Section title="Evidence" note={first?.evidence ? EVIDENCE_SINCE_LABELS[since] : undefined}>
        {first?.evidence ? (
          <EvidenceView key={caseId} evidence={first.evidence} reportId={first.reportId} />
        ) : (
          <p>{ADMIN_REPORT_SENTENCES.noEvidence}</p>
        )}
      </Section>
      <Reports reports={reports} />
      {sanction === null ? null : <Decided found={found} sanction={sanction} />}
    </WhatToDo>
  );
}

/** Who reported it, for what, and what they wrote. */
function Reports({ reports }: Pick<ReportCaseDetail, 'reports'>) {
  return (
    <Section title="Reports" note={formatCount(reports.length, 'report')}>
      <TextList
        items={reports.map((report, at) => ({
          label: report.reporterName ?? `Deleted account ${at + 1}`,
          value: (
            <>
              {REPORT_REASON_LABELS[report.reason]}
              {report.note === null ? null : <span className={css['text']}>{report.note}</span>}
              <span className={css['facts']}>
                <LocalText of={() => formatDate(report.createdIsoDateTimeUtc)} />
                {report.isCounted ? '' : ', from a network that counts already'}
              </span>
            </>
          ),
        }))}
      />
    </Section>
  );
}

interface DecidedProps {
  found: ReportCaseDetail;
  sanction: NonNullable<ReportCaseDetail['sanction']>;
}

function Decided({ found: { decidedBy, textToReporters }, sanction }: DecidedProps) {
  const { act, text, untilIsoDateTimeUtc: until, appealText, appealOutcome, appealAnswer } = sanction;
  return (
    <Section
      title={REPORT_DECISION_LABELS[act]}
      note={
        <>
          by {decidedBy?.name ?? 'a deleted account'}
          {until === null ? null : (
            <>
              , until <LocalText of={() => formatDate(until)} />
            </>
          )}
        </>
      }
    >
      <TextList
        items={[
          { label: 'To the person', value: text },
          { label: 'To those who reported', value: textToReporters },
          ...(appealText === null ? [] : [{ label: 'Appeal', value: appealText }]),
          ...(appealOutcome === null
            ? []
            : [
                {
                  label: APPEAL_OUTCOME_LABELS[appealOutcome],
                  value: appealAnswer,
                },
              ]),
        ]}
      />
    </Section>
  );
}
