import type { ReportCaseDetail } from '@talaash/contract/admin-report';
import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { useState } from 'react';
import { useViewer } from '../../lib/session.ts';
import { PanelBody } from '../../parts/side-panel.tsx';
import { Banner } from '../../ui/show/state.tsx';
import type { CaseDraft } from './admin-report.ts';
import { AppealForm } from './appeal-form.tsx';
import type { CaseFormProps } from './case-form.tsx';
import css from './case-panel.module.css';
import { DecisionForm } from './decision-form.tsx';
import { LiftForm } from './lift-form.tsx';

/** The case with the form that fits its state, or why this admin has none. */
export function WhatToDo({ children, ...form }: CaseFormProps) {
  const { state, refusal, sanction, decidedBy } = form.found;
  const [wasOpen] = useState(state === 'open');
  const isOwn = useViewer().account?.uid === decidedBy?.uid;
  if (state === 'decided') {
    const isInForce = sanction !== null && sanction.endedIsoDateTimeUtc === null && sanction.act !== 'warn';
    const read = (
      <>
        {wasOpen && !isOwn ? <DecidedMeanwhile by={decidedBy?.name} draft={form.draft} /> : null}
        {children}
      </>
    );
    return isInForce && !refusedRole(form.found) ? (
      <LiftForm {...form}>{read}</LiftForm>
    ) : (
      <PanelBody label={form.label}>{read}</PanelBody>
    );
  }
  if (refusal !== null)
    return (
      <PanelBody label={form.label}>
        <Banner tone="warm">{refusal}</Banner>
        {children}
      </PanelBody>
    );
  const Form = state === 'open' ? DecisionForm : AppealForm;
  return <Form {...form}>{children}</Form>;
}

/** Whether the refusal says more than that it is decided: nobody takes back what is about themselves. */
const refusedRole = ({ refusal }: ReportCaseDetail): boolean =>
  refusal === ADMIN_REPORT_SENTENCES.aboutAdmin || refusal === ADMIN_REPORT_SENTENCES.reporter;

/** An admin has decided it while it was open here: nothing that was typed is lost. */
function DecidedMeanwhile({ by, draft }: { by: string | null | undefined; draft: CaseDraft }) {
  const texts = [draft.textToPerson, draft.textToReporters].filter((text) => text);
  return (
    <Banner live tone="ok" title={`Decided by ${by ?? 'a deleted account'}.`}>
      {texts.length === 0 ? null : ADMIN_REPORT_SENTENCES.keptText}
      {texts.map((text) => (
        <span key={text} className={css['text']}>
          {text}
        </span>
      ))}
    </Banner>
  );
}
