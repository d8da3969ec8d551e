import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { DECISION_TEXT_LENGTH_MAX } from '@talaash/domain/sanction/limit';
import { api } from '../../lib/api.ts';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useDecide } from './admin-report.ts';
import { AskButton } from './ask-button.tsx';
import { CaseForm, type CaseFormProps } from './case-form.tsx';

/** Keeps a decision or takes it back, with the answer to the appeal. */
export function AppealForm({ found, draft, onDraft, label, children }: CaseFormProps) {
  const { ruling = 'upheld', answer = '' } = draft;
  const { caseId } = found;
  const deciding = useDecide(async () => {
    await api.adminReport.decideAppeal.call({ caseId, ruling, answer });
    return ADMIN_REPORT_SENTENCES.decided;
  });
  return (
    <CaseForm
      label={label}
      deciding={deciding}
      button={ruling === 'upheld' ? 'Keep it and tell them' : 'Take it back and tell them'}
      others={<AskButton found={found} />}
      read={children}
      fields={
        <>
          <RadioCards
            label="The appeal"
            value={ruling}
            onChange={(one) => onDraft({ ruling: one })}
            options={[
              { value: 'upheld', label: 'Keep the decision' },
              { value: 'lifted', label: 'Take it back', help: 'everything is as it was before' },
            ]}
          />
          <TextArea
            label="The answer"
            maxLength={DECISION_TEXT_LENGTH_MAX}
            value={answer}
            onChange={(text) => onDraft({ answer: text })}
          />
        </>
      }
    />
  );
}
