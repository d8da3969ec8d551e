import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { DECISION_TEXT_LENGTH_MAX } from '@talaash/domain/sanction/limit';
import { api } from '../../lib/api.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useDecide } from './admin-report.ts';
import { CaseForm, type CaseFormProps } from './case-form.tsx';

/** Takes a decision back without an appeal. */
export function LiftForm({ found: { caseId }, draft, onDraft, label, children }: CaseFormProps) {
  const { answer: reason = '' } = draft;
  const deciding = useDecide(async () => {
    await api.adminReport.lift.call({ caseId, reason });
    return ADMIN_REPORT_SENTENCES.lifted;
  });
  return (
    <CaseForm
      label={label}
      deciding={deciding}
      button="Take the decision back"
      read={children}
      fields={
        <TextArea
          label="Why it is taken back"
          hint="for the audit trail"
          maxLength={DECISION_TEXT_LENGTH_MAX}
          value={reason}
          onChange={(text) => onDraft({ answer: text })}
        />
      }
    />
  );
}
