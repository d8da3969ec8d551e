import { FOLLOW_UP_LABEL } from '@talaash/domain/follow-up/label';
import { FOLLOW_UP_DAYS } from '@talaash/domain/follow-up/limit';
import { FOLLOW_UP_SENTENCES, followUpDaysLabel } from '@talaash/domain/follow-up/words';
import { SelectField } from '../ui/field/select-field.tsx';
import { TextArea } from '../ui/field/text-area.tsx';
import type { TemplateFacts } from './message-template.ts';
import { noteRefusal } from './note-refusal.ts';
import { TemplatePicker } from './template-picker.tsx';

const { min, max } = FOLLOW_UP_DAYS;

const DAY_OPTIONS = Array.from({ length: max - min + 1 }, (_, at) => ({
  value: String(min + at),
  label: followUpDaysLabel(min + at),
}));

export interface FollowUpValues {
  text: string;
  afterDays: number;
}

interface FollowUpFieldsProps {
  values: FollowUpValues;
  onValues: (values: FollowUpValues) => void;
  facts: TemplateFacts;
}

/** The text of a follow-up, and when it goes out. */
export function FollowUpFields({ values, onValues, facts }: FollowUpFieldsProps) {
  const { text, afterDays } = values;
  const write = (next: string) => onValues({ text: next, afterDays });
  return (
    <>
      <TemplatePicker purpose="followUp" facts={facts} text={text} onText={write} />
      <TextArea
        label={FOLLOW_UP_LABEL}
        help={FOLLOW_UP_SENTENCES.hint}
        rows={3}
        value={text}
        onChange={write}
        error={noteRefusal(text)}
      />
      <SelectField
        label="When"
        options={DAY_OPTIONS}
        value={String(afterDays)}
        onChange={(days) => onValues({ text, afterDays: Number(days) })}
      />
    </>
  );
}
