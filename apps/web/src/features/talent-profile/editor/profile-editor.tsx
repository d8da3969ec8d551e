import { useMutation } from '@tanstack/react-query';
import { talentSaveOutcome } from '@talaash/domain/review/rule';
import { TALENT_SAVE_OUTCOMES } from '@talaash/domain/review/words';
import type { Talent } from '@talaash/domain/talent/schema';
import { type TalentProfile, TalentProfileDraft } from '@talaash/domain/talent-profile/schema';
import { type ReactNode, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { useRecordForm } from '../../../lib/form.ts';
import { DraftNote, RestoredDraft, SaveButton, ThingsToFix } from '../../../lib/form-foot.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { SaveConflict } from '../../../lib/save-conflict.tsx';
import { refreshViewer } from '../../../lib/session.ts';
import { Section } from '../../../ui/section.tsx';
import { Banner } from '../../../ui/state.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PlaceField } from './editor-form.ts';
import { EditorPreview } from './editor-preview.tsx';
import { EditorSteps } from './editor-steps.tsx';
import { type EditorValues, toEditorValues } from './editor-values.ts';
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
  LocalityField: PlaceField;
  /** Beside the title: Back to Profile. */
  back: ReactNode;
  /** Above the form: what the reviews say. */
  feedback: ReactNode;
  /** After a save that needs nothing more. */
  onDone: () => void;
}

const readNewer = (talentId: string) =>
  queryClient.fetchQuery({ ...api.talentProfile.get.queryOptions({ input: { talentId } }), staleTime: 0 });

/** The whole profile in one form: steps left, the parts, and the entry as companies will see it. */
export function ProfileEditor({
  talentId,
  profile,
  accountName,
  LocalityField,
  back,
  feedback,
  onDone,
}: ProfileEditorProps) {
  const update = useMutation(api.talentProfile.update.mutationOptions());
  /** The version that is typed over. */
  const version = useRef(profile?.updatedIsoDateTimeUtc);
  const isDone = useRef(false);
  const form = useRecordForm<EditorValues, TalentProfileDraft>({
    schema: TalentProfileDraft,
    start: toEditorValues(profile, accountName),
    version: profile?.updatedIsoDateTimeUtc,
    draft: 'talent-profile',
    failedSentence: 'Failed to save profile. Please try again.',
    save: async (draft) => {
      const answer = await update.mutateAsync({
        talentProfile: {
          ...draft,
          key: { talentId },
          ...(version.current ? { updatedIsoDateTimeUtc: version.current } : {}),
        },
      });
      version.current = answer.talentProfile.updatedIsoDateTimeUtc;
      form.restart(toEditorValues(answer.talentProfile, accountName));
      keep(answer);
      isDone.current = tell(answer.talent);
    },
  });

  async function takeTheirs() {
    const newer = await readNewer(talentId);
    version.current = newer?.updatedIsoDateTimeUtc;
    form.restart(toEditorValues(newer, accountName));
  }

  async function keepMine() {
    version.current = (await readNewer(talentId))?.updatedIsoDateTimeUtc;
    await form.submit();
  }

  const { onSubmit, ...props } = form.props;
  return (
    <form
      {...props}
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
          {form.isConflict ? (
            <SaveConflict
              noun="profile"
              busy={form.isSaving}
              onTakeTheirs={() => void takeTheirs()}
              onKeepMine={() => void keepMine()}
            />
          ) : form.failure ? (
            <Banner tone="bad" live>
              {form.failure}
            </Banner>
          ) : null}
          <BasicsSection form={form} />
          <AboutSection form={form} />
          <RoleSection form={form} />
          <TermsSection form={form} />
          <LocalitySection form={form} LocalityField={LocalityField} />
          <SkillsSection form={form} />
          <WorkExperienceSection form={form} LocalityField={LocalityField} />
          <EducationSection form={form} LocalityField={LocalityField} />
          <Section id="resume" title="Resume" note="PDF, max 10MB">
            <ResumeField {...form.field('resume')} />
          </Section>
          <LinksSection form={form} />
          <ProjectsSection form={form} />
          <CertificationsSection form={form} />
          <SetupSection form={form} />
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

function keep({ talent, talentProfile }: { talent: Talent; talentProfile: TalentProfile }): void {
  const input = { talentId: talent.key.talentId };
  queryClient.setQueryData(api.talent.get.queryKey({ input }), talent);
  queryClient.setQueryData(api.talentProfile.get.queryKey({ input }), talentProfile);
  void queryClient.invalidateQueries({ queryKey: api.talentProfile.list.key() });
  // The shell shows the name and the picture.
  void refreshViewer();
}

/** Says how the save came out; answers whether there is nothing left to do here. */
function tell(talent: Talent): boolean {
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
