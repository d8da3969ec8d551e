import { INVITATIONS_A_WEEK_WORDS } from '@talaash/domain/invitation-allowance/words';
import { birthDateBounds } from '@talaash/domain/talent-profile/birth-date';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import {
  ONLY_WITH_PAY_WORDS,
  OPEN_TO_WORK_STATUS_LABELS,
  MAX_SKILLS_SENTENCE,
} from '@talaash/domain/talent-profile/words';
import { isWebUrl } from '@talaash/domain/base/text';
import {
  ABOUT_LENGTH,
  EXPECTED_SALARY_IN_LPA_INR,
  EXPECTED_SALARY_STEP_IN_LPA_INR,
  SKILL_LENGTH_MAX,
  SKILLS_MAX,
  SKILLS_MIN,
} from '@talaash/domain/talent-profile/limit';
import { LocalityField } from '../../../parts/locality-field.tsx';
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx';
import { DateField } from '../../../ui/field/date-field.tsx';
import { MarkdownEditor } from '../../../ui/field/markdown-editor.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { Section } from '../../../ui/show/section.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TagsField } from '../../../ui/field/tags-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { UrlField } from '../../../ui/field/url-field.tsx';
import { Banner } from '../../../ui/show/state.tsx';
import { PictureField } from '../headshot/picture-field.tsx';
import { type EditorSectionProps, urlRefusal } from './editor-form.ts';
import css from './profile-editor.module.css';
import { ResumeField } from './upload-fields.tsx';

const categories = JOB_CATEGORIES.map((value) => ({ value, label: JOB_CATEGORY_LABELS[value] }));
const statuses = OPEN_TO_WORK_STATUSES.map((value) => ({ value, label: OPEN_TO_WORK_STATUS_LABELS[value] }));
const fluencies = ENGLISH_FLUENCIES.map((value) => ({ value, label: value }));

export function BasicsSection({ form }: EditorSectionProps) {
  return (
    <Section id="basics" title="Name and picture">
      <div className={css['fields']}>
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <PictureField
          name={form.values.name}
          jobTitle={form.values.jobTitle}
          {...form.field('profilePicture')}
        />
        <div className={css['pair']}>
          <DateField
            label="Date of birth"
            help="Guests never see it."
            {...birthDateBounds(Date.now())}
            {...form.field('dobIsoDate')}
          />
        </div>
      </div>
    </Section>
  );
}

export function AboutSection({ form }: EditorSectionProps) {
  return (
    <Section id="about" title="About" note={`${ABOUT_LENGTH.min} to ${ABOUT_LENGTH.max} characters`}>
      <MarkdownEditor
        label="About you"
        help="What you do well and what you are looking for. Leave out contact details: companies reach you here."
        max={ABOUT_LENGTH.max}
        urlRefusal={urlRefusal}
        {...form.field('about')}
      />
    </Section>
  );
}

export function RoleSection({ form, hiddenNote }: EditorSectionProps) {
  return (
    <Section id="role" title="Role">
      <div className={css['fields']}>
        <div className={css['pair']}>
          <TextField
            label="Job title"
            placeholder="Senior Frontend Engineer"
            autoComplete="organization-title"
            {...form.field('jobTitle')}
          />
          <SelectField label="Job category" options={categories} {...form.field('jobCategory')} />
        </div>
        <div className={css['pair']}>
          <NumberField label="Experience" unit="years" step={0.5} {...form.field('experienceInYears')} />
          <SelectField label="Open to work" options={statuses} {...form.field('openToWorkStatus')} />
        </div>
        {form.values.openToWorkStatus === 'NotSeeking' ? <Banner live>{hiddenNote}</Banner> : null}
        <CheckboxField label="I am currently employed" {...form.checkbox('isCurrentlyEmployed')} />
      </div>
    </Section>
  );
}

export function TermsSection({ form }: EditorSectionProps) {
  return (
    <Section id="terms" title="Notice and salary">
      <div className={css['pair']}>
        <NumberField
          label="Notice period"
          unit="weeks"
          help="Enter 0 if you can start immediately."
          step={1}
          {...form.field('noticePeriodInWeeks')}
        />
        <NumberField
          label="Expected salary"
          unit="₹ LPA"
          help={`Lakhs per annum, ${EXPECTED_SALARY_IN_LPA_INR.min} to ${EXPECTED_SALARY_IN_LPA_INR.max}.`}
          step={EXPECTED_SALARY_STEP_IN_LPA_INR}
          {...form.field('expectedSalaryInLpaInr')}
        />
      </div>
      <CheckboxField
        label={ONLY_WITH_PAY_WORDS.choice}
        help={ONLY_WITH_PAY_WORDS.help}
        {...form.checkbox('takesOnlyInvitationsWithPay')}
      />
      <NumberField
        label={INVITATIONS_A_WEEK_WORDS.label}
        hint="optional"
        help={INVITATIONS_A_WEEK_WORDS.help}
        step={1}
        {...form.field('invitationsAWeek')}
      />
    </Section>
  );
}

export function LocalitySection({ form }: EditorSectionProps) {
  return (
    <Section id="locality" title="Location">
      <LocalityField label="Where you live" countryCode="IN" {...form.field('locality')} />
    </Section>
  );
}

export function SkillsSection({ form }: EditorSectionProps) {
  return (
    <Section
      id="skills"
      title="Skills"
      note={`${SKILLS_MIN} to ${SKILLS_MAX}, choose the ones you like to talk about`}
    >
      <TagsField
        label="Your skills"
        hint={`${form.values.skills.length} of ${SKILLS_MAX}`}
        help="Enter adds a skill; Backspace removes the last one."
        placeholder="Add a skill, then Enter"
        max={SKILLS_MAX}
        maxSentence={MAX_SKILLS_SENTENCE}
        maxLength={SKILL_LENGTH_MAX}
        {...form.field('skills')}
      />
    </Section>
  );
}

export function ResumeSection({ form }: EditorSectionProps) {
  return (
    <Section id="resume" title="Resume" note="PDF, max 10MB">
      <ResumeField {...form.field('resume')} />
    </Section>
  );
}

export function LinksSection({ form }: EditorSectionProps) {
  const link = { placeholder: 'https://', isValid: isWebUrl };
  return (
    <Section id="links" title="Links">
      <div className={css['fields']}>
        <div className={css['pair']}>
          <UrlField label="LinkedIn" {...link} {...form.field('linkedInProfileUrl')} />
          <UrlField label="GitHub" hint="optional" {...link} {...form.field('githubProfileUrl')} />
        </div>
        <div className={css['pair']}>
          <UrlField
            label="Stack Overflow"
            hint="optional"
            {...link}
            {...form.field('stackOverflowProfileUrl')}
          />
          <UrlField label="Blog" hint="optional" {...link} {...form.field('personalBlogUrl')} />
        </div>
      </div>
    </Section>
  );
}

export function SetupSection({ form }: EditorSectionProps) {
  return (
    <Section id="setup" title="Language and setup">
      <div className={css['fields']}>
        <div className={css['pair']}>
          <SelectField label="English fluency" options={fluencies} {...form.field('englishFluency')} />
        </div>
        <CheckboxField label="I can work from home" {...form.checkbox('canWorkFromHome')} />
        <CheckboxField label="I have my own laptop" {...form.checkbox('hasOwnLaptop')} />
        <CheckboxField label="I have stable internet" {...form.checkbox('hasStableInternet')} />
        <CheckboxField
          label="I have a webcam and a microphone"
          {...form.checkbox('hasWebcamAndMicrophone')}
        />
      </div>
    </Section>
  );
}
