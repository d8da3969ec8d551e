import { useMutation } from '@tanstack/react-query';
import { TALENT_SAVE_FAILED_SENTENCE } from '@talaash/domain/review/words';
import { saveOutcome, talentStatus } from '@talaash/domain/talent-profile/status';
import { TALENT_SAVE_OUTCOMES } from '@talaash/domain/talent-profile/words';
import { PROFILE_SECTIONS, type ProfileSectionId } from '@talaash/domain/talent-profile/completion';
import type { Talent } from '@talaash/domain/talent/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { api } from '../../../lib/api.ts';
import { DraftNote, FormFailure, RestoredDraft, SaveButton, WhatIsMissing } from '../../../lib/form-foot.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { SaveConflict } from '../../../lib/save-conflict.tsx';
import { refreshViewer } from '../../../lib/session.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { lateSchema } from '../../../lib/late-schema.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import { FillCard } from './fill-card.tsx';
import { useFilling } from './filling.ts';
import type { EditorForm, EditorSectionProps } from './editor-form.ts';
import { EditorPreview } from './editor-preview.tsx';
import { EDITOR_SECTIONS } from './editor-sections.ts';
import { EditorSteps } from './editor-steps.tsx';
import { useLateForm } from './late-form.ts';
import { type EditorValues, toEditorValues, typedOver } from './editor-values.ts';
import css from './profile-editor.module.css';

const DRAFT = lateSchema(
  async () => (await import('@talaash/domain/talent-profile/schema')).TalentProfileDraft,
);

interface ProfileEditorProps {
  talentId: string;
  /** Null for a talent without a profile. */
  profile: TalentProfile | null;
  accountName: string;
  /** The back link, beside the title. */
  back: ReactNode;
  /** The review feedback, above the form. */
  feedback: ReactNode;
  /** Beside the choice that takes the profile out of search: who can still see it. */
  hiddenNote: ReactNode;
  /** Shows the comparison with a resume in place of the form. */
  isComparing: boolean;
  onComparing: (isOpen: boolean) => void;
  /** Asks before a save that has effects besides the profile. Returns whether to save. */
  beforeSave: (values: EditorValues) => Promise<boolean>;
  /** Opens the next page after a save whose review asks for no changes, unless the person left the editor meanwhile. */
  onDone: () => void;
}

const FillPage = lazy(() => import('./fill-page.tsx'));

const readNewest = (talentId: string) =>
  queryClient.fetchQuery({ ...api.talentProfile.get.queryOptions({ input: { talentId } }), staleTime: 0 });

/** The whole profile in one form: steps on the left, then the sections, and a preview of the search row. */
export function ProfileEditor({
  talentId,
  profile,
  accountName,
  back,
  feedback,
  hiddenNote,
  isComparing,
  onComparing,
  beforeSave,
  onDone,
}: ProfileEditorProps) {
  const update = useMutation(api.talentProfile.update.mutationOptions());
  const form = useVersionedForm({
    maySave: beforeSave,
    schema: DRAFT,
    saysWhatIsMissing: true,
    record: profile,
    valuesOf: (stored) => toEditorValues(stored ?? null, accountName),
    draft: 'talent-profile',
    failedSentence: TALENT_SAVE_FAILED_SENTENCE,
    readNewest: () => readNewest(talentId),
    send: (draft, base) =>
      update.mutateAsync({ talentProfile: { ...typedOver(base ?? null, draft), key: { talentId } } }),
    recordOf: (answer) => answer.talentProfile,
    onSaved: (answer) => {
      filling.end();
      cacheSaved(answer);
      const isDone = showOutcome(answer.talent, answer.talentProfile);
      // The feedback is above the form.
      return isDone ? onDone : () => scrollTo({ top: 0 });
    },
  });

  const filling = useFilling({
    form,
    isComparing,
    openComparing: () => onComparing(true),
    closeComparing: () => onComparing(false),
  });

  const { late, formOf } = useLateForm(form);
  const { finding } = filling;
  const comparing =
    isComparing && finding ? (
      <Suspense fallback={<TextSkeleton lines={12} label="Loading what was found" />}>
        <FillPage values={form.values} filling={filling} finding={finding} />
      </Suspense>
    ) : null;
  return (
    <>
      {comparing}
      <form
        {...form.props}
        // The form stays mounted, with its values and its uploads in progress.
        hidden={comparing !== null}
      >
        <EditorBar back={back} form={form} />
        <div className={css['columns']}>
          <LateSteps form={late} />
          <div className={css['parts']}>
            {feedback}
            <RestoredDraft form={form} />
            <SaveConflict noun="profile" form={form} />
            <FormFailure form={form} />
            <FillCard filling={filling} isShown={comparing === null} />
            {PROFILE_SECTIONS.map(({ id }) => (
              <LateSection key={id} id={id} form={formOf(id)} hiddenNote={hiddenNote} />
            ))}
            <div className={css['end']}>
              <WhatIsMissing form={form} />
              <SaveButton form={form}>Save</SaveButton>
            </div>
          </div>
          <LatePreview values={late.values} />
        </div>
      </form>
    </>
  );
}

const LateSteps = memo(EditorSteps);
const LatePreview = memo(EditorPreview);

/** Memoized: of a dozen sections, only the one being typed into rerenders. */
const LateSection = memo(function LateSection({
  id,
  ...props
}: EditorSectionProps & { id: ProfileSectionId }) {
  const EditorSection = EDITOR_SECTIONS[id];
  return <EditorSection {...props} />;
});

function EditorBar({ back, form }: { back: ReactNode; form: EditorForm }) {
  return (
    <header className={css['bar']}>
      {back}
      <h1>Edit profile</h1>
      <div className={css['barEnd']}>
        <DraftNote form={form} />
        <WhatIsMissing form={form} />
        <SaveButton form={form}>Save</SaveButton>
      </div>
    </header>
  );
}

function cacheSaved({ talent, talentProfile }: { talent: Talent; talentProfile: TalentProfile }): void {
  const input = { talentId: talent.key.talentId };
  queryClient.setQueryData(api.talent.get.queryKey({ input }), talent);
  queryClient.setQueryData(api.talentProfile.get.queryKey({ input }), talentProfile);
  void queryClient.invalidateQueries({ queryKey: api.talentProfile.list.key() });
  // The shell shows the name and the picture.
  void refreshViewer();
}

/** The review asks for changes, even if the profile stays approved. */
const WARNINGS: ReadonlySet<keyof typeof TALENT_SAVE_OUTCOMES> = new Set([
  'needsChanges',
  'approvedWithFeedback',
]);

/** Shows the result of a save. Returns false if the profile needs changes before companies can see it. */
function showOutcome(talent: Talent, profile: TalentProfile): boolean {
  const status = talentStatus(talent, profile);
  const outcome = saveOutcome(status, talent);
  const toastOf = WARNINGS.has(outcome) ? toast.warning : toast.success;
  toastOf(TALENT_SAVE_OUTCOMES[outcome]);
  return outcome !== 'needsChanges';
}
