import { useMutation } from '@tanstack/react-query';
import { UPLOAD_KIND_WORDS } from '@talaash/domain/file/words';
import { talentSaveOutcome } from '@talaash/domain/review/rule';
import { TALENT_SAVE_FAILED_SENTENCE, TALENT_SAVE_OUTCOMES } from '@talaash/domain/review/words';
import type { Talent } from '@talaash/domain/talent/schema';
import { type TalentProfile, TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { type ReactNode, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { DraftNote, FormFailure, RestoredDraft, SaveButton, ThingsToFix } from '../../../lib/form-foot.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { SaveConflict } from '../../../lib/save-conflict.tsx';
import { refreshViewer } from '../../../lib/session.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { Section } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast.ts';
import type { EditorSectionProps } from './editor-form.ts';
import { EditorPreview } from './editor-preview.tsx';
import { EditorSteps } from './editor-steps.tsx';
import { toEditorValues } from './editor-values.ts';
import {
  CertificationsSection,
  EducationSection,
  ProjectsSection,
  WorkExperienceSection,
} from './list-sections.tsx';
import {
  AboutSection,
  BasicsSection,
  LinksSection,
  LocalitySection,
  RoleSection,
  SetupSection,
  SkillsSection,
  TermsSection,
} from './person-sections.tsx';
import css from './profile-editor.module.css';
import { ResumeField } from './upload-fields.tsx';

interface ProfileEditorProps {
  talentId: string;
  /** Null while there is none. */
  profile: TalentProfile | null;
  accountName: string;
  /** Beside the title: Back to Profile. */
  back: ReactNode;
  /** Above the form: what the reviews say. */
  feedback: ReactNode;
  /** After a save that needs nothing more. */
  onDone: () => void;
}

const readNewest = (talentId: string) =>
  queryClient.fetchQuery({ ...api.talentProfile.get.queryOptions({ input: { talentId } }), staleTime: 0 });

/** The whole profile in one form: steps left, the parts, and the entry as companies will see it. */
export function ProfileEditor({
  talentId,
  profile,
  accountName,
  back,
  feedback,
  onDone,
}: ProfileEditorProps) {
  const update = useMutation(api.talentProfile.update.mutationOptions());
  const isDone = useRef(false);
  const form = useVersionedForm({
    schema: TalentProfileDraft,
    record: profile,
    valuesOf: (stored) => toEditorValues(stored ?? null, accountName),
    draft: 'talent-profile',
    failedSentence: TALENT_SAVE_FAILED_SENTENCE,
    readNewest: () => readNewest(talentId),
    send: (draft) => update.mutateAsync({ talentProfile: { ...draft, key: { talentId } } }),
    recordOf: (answer) => answer.talentProfile,
    onSaved: (answer) => {
      cacheSaved(answer);
      isDone.current = showOutcome(answer.talent);
    },
  });

  const { onSubmit, ...props } = form.props;
  return (
    <form
      {...props}
      className={css['editor']}
      onSubmit={(event) => {
        event.preventDefault();
        isDone.current = false;
        void form.submit().then(() => isDone.current && onDone());
      }}
    >
      <header className={css['bar']}>
        {back}
        <h1>Edit profile</h1>
        <div className={css['barEnd']}>
          <DraftNote form={form} />
          <ThingsToFix form={form} />
          <SaveButton form={form}>Save</SaveButton>
        </div>
      </header>
      <div className={css['columns']}>
        <EditorSteps form={form} />
        <div className={css['parts']}>
          {feedback}
          <RestoredDraft form={form} />
          <SaveConflict noun="profile" form={form} />
          <FormFailure form={form} />
          <EditorSections form={form} />
          <div className={css['end']}>
            <ThingsToFix form={form} />
            <SaveButton form={form}>Save</SaveButton>
          </div>
        </div>
        <EditorPreview values={form.values} />
      </div>
    </form>
  );
}

/** All parts of the profile, in the order of the steps. */
function EditorSections({ form }: EditorSectionProps) {
  return (
    <>
      <BasicsSection form={form} />
      <AboutSection form={form} />
      <RoleSection form={form} />
      <TermsSection form={form} />
      <LocalitySection form={form} />
      <SkillsSection form={form} />
      <WorkExperienceSection form={form} />
      <EducationSection form={form} />
      <Section id="resume" title="Resume" note={UPLOAD_KIND_WORDS.resume}>
        <ResumeField {...form.field('resume')} />
      </Section>
      <LinksSection form={form} />
      <ProjectsSection form={form} />
      <CertificationsSection form={form} />
      <SetupSection form={form} />
    </>
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

/** Says how the save came out; answers whether there is nothing left to do here. */
function showOutcome(talent: Talent): boolean {
  const outcome = talentSaveOutcome(talent);
  const sentence = TALENT_SAVE_OUTCOMES[outcome];
  if (outcome === 'needsChanges') {
    toast.warning(sentence);
    window.scrollTo({ top: 0 });
    return false;
  }
  toast.success(sentence);
  return true;
}
