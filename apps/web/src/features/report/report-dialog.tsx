import { REPORT_REASONS_OF, type ReportReason, type ReportSubject } from '@talaash/domain/report/choice';
import { REPORT_NOTE_LENGTH_MAX } from '@talaash/domain/report/limit';
import { REPORT_SUBJECT_LABELS, reportTitle } from '@talaash/domain/report/title';
import { REPORT_REASON_LABELS, REPORT_SENTENCES } from '@talaash/domain/report/words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './report.module.css';

interface ReportDialogProps {
  /** One thing, or a profile and its picture. */
  subjects: readonly ReportSubject[];
  id: string;
  onClose: () => void;
}

/** Asks what is wrong. A press on a reason sends the report. */
export function ReportDialog({ subjects, id, onClose }: ReportDialogProps) {
  const [note, setNote] = useState('');
  const send = useMutation(
    api.report.submit.mutationOptions({
      onSuccess: ({ isRepeated }) => {
        toast.success(isRepeated ? REPORT_SENTENCES.again : REPORT_SENTENCES.sent);
        onClose();
      },
    }),
  );
  const report = (subject: ReportSubject, reason: ReportReason) =>
    send.mutate({ subject, id, reason, ...(note.trim() === '' ? {} : { note }) });
  // The field, which few fill in, stands before the reasons: its focus would open the keyboard of a phone over them.
  const isFirst = (subject: ReportSubject, reason: ReportReason) =>
    subject === subjects[0] && reason === REPORT_REASONS_OF[subject][0];
  return (
    <Dialog opened title={reportTitle(subjects)} onClose={onClose}>
      <p>{REPORT_SENTENCES.body}</p>
      {send.isError ? (
        <Banner tone="bad" live>
          {sentenceOf(send.error, REPORT_SENTENCES.failed)}
        </Banner>
      ) : null}
      <TextArea
        label={REPORT_SENTENCES.note}
        rows={2}
        maxLength={REPORT_NOTE_LENGTH_MAX}
        value={note}
        onChange={setNote}
      />
      {subjects.map((subject) => (
        <section key={subject} aria-label={REPORT_SUBJECT_LABELS[subject]}>
          {subjects.length > 1 ? <h3>{REPORT_SUBJECT_LABELS[subject]}</h3> : null}
          <ul className={css['reasons']} aria-label="What is wrong?">
            {REPORT_REASONS_OF[subject].map((reason) => (
              <li key={reason}>
                <Button
                  data-focus-first={isFirst(subject, reason) || undefined}
                  loading={
                    send.isPending && send.variables.subject === subject && send.variables.reason === reason
                  }
                  onClick={() => report(subject, reason)}
                >
                  {REPORT_REASON_LABELS[reason]}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
