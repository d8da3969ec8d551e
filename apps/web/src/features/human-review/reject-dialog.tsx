import { ADMIN_COMPANY_SENTENCES } from '@talaash/domain/admin-company/words';
import { ADMIN_TALENT_SENTENCES } from '@talaash/domain/admin-talent/words';
import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import { REVIEW_FEEDBACK_LENGTH } from '@talaash/domain/review/limit';
import { HUMAN_REVIEW_SENTENCES } from '@talaash/domain/review/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useState } from 'react';
import { lateSchema, useCheck } from '../../lib/late-schema.ts';
import { MarkdownEditor } from '../../ui/field/markdown-editor.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/press/button.tsx';

const FEEDBACK = lateSchema(async () => (await import('@talaash/domain/review/schema')).ReviewFeedback);

const TITLES = { talent: 'Reject Talent Profile', company: 'Reject Company Profile' };
const HELP = {
  talent: ADMIN_TALENT_SENTENCES.feedbackHelp,
  company: ADMIN_COMPANY_SENTENCES.feedbackHelp,
};

interface RejectDialogProps {
  side: UserType;
  opened: boolean;
  onClose: () => void;
  /** Stored by the page, so that reopening the dialog shows the text again. */
  text: string;
  onText: (text: string) => void;
  onReject: (feedback: string) => void;
}

/** Asks what the person should change. */
export function RejectDialog({ side, opened, onClose, text, onText, onReject }: RejectDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const { check, read } = useCheck(FEEDBACK, opened);
  const checked = check?.(text);
  const error = checked?.ok === false ? Object.values(checked.errors)[0] : undefined;
  const isEmpty = text.trim() === '';

  async function reject() {
    const feedback = checked ?? (await read())(text);
    if (feedback.ok) onReject(feedback.value);
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={TITLES[side]}
      size="l"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="danger"
            disabled={isEmpty ? HUMAN_REVIEW_SENTENCES.feedbackMissing : (error ?? false)}
            onClick={() => void reject()}
          >
            Reject Profile
          </Button>
        </>
      }
    >
      <MarkdownEditor
        autoFocus
        label="Review Feedback"
        help={HELP[side]}
        error={isDirty && !isEmpty ? error : undefined}
        value={text}
        onChange={onText}
        onBlur={() => setDirty(true)}
        max={REVIEW_FEEDBACK_LENGTH.max}
        urlRefusal={(url) => (isWebUrl(url) ? undefined : URL_SENTENCE)}
      />
    </Dialog>
  );
}
