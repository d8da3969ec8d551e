import type { ReportCaseDetail } from '@talaash/contract/admin-report';
import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import type { FormEvent, ReactNode } from 'react';
import { sentenceOf } from '../../lib/call-error.ts';
import { PanelBody, PanelFoot } from '../../parts/side-panel.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import type { CaseDraft } from './admin-report.ts';
import css from './case-panel.module.css';

export interface CaseFormProps {
  found: ReportCaseDetail;
  draft: CaseDraft;
  onDraft: (change: CaseDraft) => void;
  /** The accessible name of what scrolls. */
  label: string;
  /** What the admin reads before. */
  children: ReactNode;
}

interface CaseFormFrameProps {
  label: string;
  deciding: { isError: boolean; error: unknown; isPending: boolean; mutate: () => void };
  button: string;
  /** Why it cannot be pressed. */
  refusal?: string | undefined;
  read: ReactNode;
  fields: ReactNode;
  /** Before the button. */
  others?: ReactNode;
}

/** What is read and decided, with the button at the foot of the panel. S presses it. */
export function CaseForm({ label, deciding, button, refusal, read, fields, others }: CaseFormFrameProps) {
  const { isError, error, isPending, mutate } = deciding;
  useShortcut('s', mutate, { label: button, when: !isPending && refusal === undefined });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={css['form']} onSubmit={submit}>
      <PanelBody label={label}>
        {read}
        {fields}
        {isError ? (
          <Banner tone="bad" live>
            {sentenceOf(error, ADMIN_REPORT_SENTENCES.failed)}
          </Banner>
        ) : null}
      </PanelBody>
      <PanelFoot>
        {others}
        <Button type="submit" tone="primary" keys="S" loading={isPending} disabled={refusal ?? false}>
          {button}
        </Button>
      </PanelFoot>
    </form>
  );
}
