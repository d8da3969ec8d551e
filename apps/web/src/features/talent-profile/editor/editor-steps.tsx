import { IconCheck } from '../../../ui/icon/check.ts';
import {
  PROFILE_SECTIONS,
  profileCompletion,
  type ProfileSectionId,
  SECTION_OF_FIELD,
} from '@talaash/domain/talent-profile/completion';
import { formatCount } from '../../../lib/format.ts';
import type { TalentProfileField } from '@talaash/domain/talent-profile/schema';
import { ProgressSegments } from '../../../ui/show/section.tsx';
import type { EditorForm } from './editor-form.ts';
import css from './profile-editor.module.css';

const sectionOf = (path: string) => SECTION_OF_FIELD[path.split('.')[0] as TalentProfileField];

/** The completeness of the profile, with a link to each of its sections. */
export function EditorSteps({ form }: { form: EditorForm }) {
  const problemsOf = (id: ProfileSectionId) =>
    form.problems.filter(({ path }) => sectionOf(path) === id).length;
  const { percentage, complete, missing } = profileCompletion(form.values, (id) => problemsOf(id) > 0);
  const steps = PROFILE_SECTIONS.map((section) => ({
    ...section,
    problems: problemsOf(section.id),
    isComplete: !missing.includes(section),
  }));
  const label = `${complete} of ${steps.length} parts`;
  return (
    <nav className={css['steps']} aria-label="Parts of the profile">
      <p className={css['progress']}>
        <b>{percentage}%</b> {label}
      </p>
      <ProgressSegments
        label={`${label} are complete`}
        segments={steps.map((step) => (step.problems > 0 ? 'bad' : step.isComplete ? 'done' : 'open'))}
      />
      <ul>
        {steps.map((step) => (
          <li key={step.id}>
            <a href={`#${step.id}`} data-bad={step.problems > 0 || undefined}>
              {step.title}
              <span>
                {step.problems > 0 ? (
                  formatCount(step.problems, 'error')
                ) : step.isComplete ? (
                  <IconCheck aria-label="complete" />
                ) : (
                  'to do'
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
