import { allowanceHelp, allowanceSentence } from '@talaash/domain/invitation-allowance/words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { TemplatePicker } from '../../parts/template-picker.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import css from './invite-dialog.module.css';
import type { Candidate } from './inviting.ts';

interface NoteFieldsProps {
  candidate: Candidate;
  note: string;
  setNote: (note: string) => void;
  refusal: string | undefined;
  /** Fills an empty note at once. */
  firstTemplateId?: string | undefined;
  onTemplate?: ((templateId: string) => void) | undefined;
}

/** The text of an invitation, with the templates that fill it. */
export const NoteFields = ({
  candidate,
  note,
  setNote,
  refusal,
  firstTemplateId,
  onTemplate,
}: NoteFieldsProps) => (
  <>
    <TemplatePicker
      purpose="invitation"
      facts={templateFactsOf(candidate)}
      text={note}
      onText={setNote}
      firstId={firstTemplateId}
      onChosen={onTemplate}
    />
    <TextArea
      data-focus-first
      label="Your note"
      hint="optional"
      rows={4}
      value={note}
      onChange={setNote}
      error={refusal}
    />
  </>
);

/** What templates are filled with. */
export const templateFactsOf = ({ talent, jobPost }: Candidate) => ({
  talentName: talent.isUnnamed ? '' : talent.name,
  talentJobTitle: talent.jobTitle,
  jobPostTitle: jobPost.title,
  pay: jobPost.terms?.pay,
});

/** How many invitations are left today, and how there will be more. */
export function Allowance() {
  const { data } = useQuery(api.invitation.allowance.queryOptions());
  if (data === undefined) return null;
  return (
    <p className={css['allowance']}>
      <b>{allowanceSentence(data)}</b> {allowanceHelp(data)}
    </p>
  );
}
