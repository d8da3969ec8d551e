import type { ReportCaseDetail } from '@talaash/contract/admin-report';
import { startTextToReporters, START_TEXTS_TO_PERSON } from '@talaash/domain/admin-report/start-text';
import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { REPORT_DECISIONS, type ReportDecision } from '@talaash/domain/sanction/choice';
import { DECISION_TEXT_LENGTH_MAX, SANCTION_DAYS_PRESET } from '@talaash/domain/sanction/limit';
import { needsDays } from '@talaash/domain/sanction/rule';
import { REPORT_DECISION_EFFECTS, REPORT_DECISION_LABELS } from '@talaash/domain/sanction/words';
import { api } from '../../lib/api.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { type CaseDraft, useDecide } from './admin-report.ts';
import { AskButton } from './ask-button.tsx';
import { CaseForm, type CaseFormProps } from './case-form.tsx';
import css from './case-panel.module.css';

/** What the form shows: what was typed, or else what it starts with. */
function valuesOf({ reason, banAsked, banText, ...found }: ReportCaseDetail, draft: CaseDraft) {
  const decision = draft.decision ?? (banAsked ? 'ban' : 'warn');
  const start =
    decision === 'ban' && banAsked
      ? { textToPerson: banText ?? '', textToReporters: found.textToReporters ?? '' }
      : {
          textToPerson: START_TEXTS_TO_PERSON[reason],
          textToReporters: startTextToReporters(reason, decision),
        };
  return { days: SANCTION_DAYS_PRESET as number | undefined, ...start, ...draft, decision };
}

/** What to do about a report, with the words for both sides. */
export function DecisionForm({ found, draft, onDraft, label, children }: CaseFormProps) {
  const { caseId, banStep } = found;
  const { decision, days, textToPerson, textToReporters } = valuesOf(found, draft);
  const isNothing = decision === 'nothing';
  const deciding = useDecide(async () => {
    const { outcome } = await api.adminReport.decide.call({
      caseId,
      decision,
      textToReporters,
      ...(isNothing ? {} : { textToPerson }),
      ...(needsDays(decision) && days !== undefined ? { days } : {}),
    });
    return outcome === 'banAsked' ? ADMIN_REPORT_SENTENCES.banAsked : ADMIN_REPORT_SENTENCES.decided;
  });
  const isAsking = decision === 'ban' && banStep === 'ask';
  const choose = (one: ReportDecision) => onDraft({ decision: one });
  return (
    <CaseForm
      label={label}
      deciding={deciding}
      button={isAsking ? 'Ask for the ban' : `${REPORT_DECISION_LABELS[decision]} and tell them`}
      refusal={decision === 'ban' && banStep === 'wait' ? ADMIN_REPORT_SENTENCES.ownBan : undefined}
      others={<AskButton found={found} />}
      read={children}
      fields={
        <>
          <RadioCards
            label="What to do"
            value={decision}
            onChange={choose}
            help={isAsking ? ADMIN_REPORT_SENTENCES.banNeedsTwo : undefined}
            options={REPORT_DECISIONS.map((value) => ({
              value,
              label: REPORT_DECISION_LABELS[value],
              help: REPORT_DECISION_EFFECTS[value],
            }))}
          />
          {REPORT_DECISIONS.map((value, at) => (
            <ChoiceKey key={value} keys={String(at + 1)} decision={value} onChoose={choose} />
          ))}
          {needsDays(decision) ? (
            <NumberField
              label={`${REPORT_DECISION_LABELS[decision]} for`}
              unit="days"
              value={days}
              onChange={(typed) => onDraft({ days: typed })}
            />
          ) : null}
          <div className={css['fields']}>
            {isNothing ? null : (
              <TextArea
                label="To the person: what and why"
                maxLength={DECISION_TEXT_LENGTH_MAX}
                value={textToPerson}
                onChange={(text) => onDraft({ textToPerson: text })}
              />
            )}
            <TextArea
              label="To those who told us"
              maxLength={DECISION_TEXT_LENGTH_MAX}
              value={textToReporters}
              onChange={(text) => onDraft({ textToReporters: text })}
            />
          </div>
        </>
      }
    />
  );
}

interface ChoiceKeyProps {
  keys: string;
  decision: ReportDecision;
  onChoose: (decision: ReportDecision) => void;
}

/** A number key chooses a decision. */
function ChoiceKey({ keys, decision, onChoose }: ChoiceKeyProps) {
  useShortcut(keys, () => onChoose(decision), { label: REPORT_DECISION_LABELS[decision] });
  return null;
}
