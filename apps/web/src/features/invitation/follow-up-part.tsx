import { FOLLOW_UP_DAYS } from '@talaash/domain/follow-up/limit';
import type { FollowUpDraft } from '@talaash/domain/follow-up/schema';
import { FOLLOW_UP_SENTENCES } from '@talaash/domain/follow-up/words';
import { useState } from 'react';
import { useTextDraft } from '../../lib/draft.ts';
import { FollowUpFields } from '../../parts/follow-up-fields.tsx';
import type { TemplateFacts } from '../../parts/message-template.ts';
import { noteRefusal } from '../../parts/note-refusal.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';

/** The follow-up that is prepared with an invitation. Its text belongs to one talent, as the note does. */
export function useFollowUpDraft(talentId: string) {
  const [text, setText] = useTextDraft(`invitation-follow-up:${talentId}`);
  const [afterDays, setAfterDays] = useState<number>(FOLLOW_UP_DAYS.usual);
  const [isAsked, setAsked] = useState(false);
  const isOn = isAsked || text !== '';
  const refusal = !isOn ? undefined : text.trim() === '' ? FOLLOW_UP_SENTENCES.empty : noteRefusal(text);
  const draft: FollowUpDraft | undefined = isOn ? { text, afterDays } : undefined;
  return {
    isOn,
    values: { text, afterDays },
    setValues: (values: FollowUpDraft) => {
      setText(values.text);
      setAfterDays(values.afterDays);
    },
    setOn: (on: boolean) => {
      setAsked(on);
      if (!on) setText('');
    },
    /** Why the invitation cannot be sent with it. */
    refusal,
    draft,
  };
}

interface FollowUpPartProps {
  followUp: ReturnType<typeof useFollowUpDraft>;
  facts: TemplateFacts;
}

export const FollowUpPart = ({ followUp, facts }: FollowUpPartProps) => (
  <>
    <CheckboxField
      label={FOLLOW_UP_SENTENCES.prepare}
      help={followUp.isOn ? undefined : FOLLOW_UP_SENTENCES.hint}
      checked={followUp.isOn}
      onChange={followUp.setOn}
    />
    {followUp.isOn ? (
      <FollowUpFields values={followUp.values} onValues={followUp.setValues} facts={facts} />
    ) : null}
  </>
);
