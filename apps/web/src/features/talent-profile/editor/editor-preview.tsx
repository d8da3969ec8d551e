import {
  CARD_SKILLS_SHOWN,
  EXPECTED_SALARY_IN_LPA_INR,
  EXPERIENCE_IN_YEARS,
  NOTICE_PERIOD_IN_WEEKS,
} from '@talaash/domain/talent-profile/limit';
import { pictureAddress } from '../../../lib/picture.ts';
import { shortLocalityText } from '../../../parts/locality-text.ts';
import { noticeText, salaryText, shortExperienceText } from '../../../parts/talent-fact.ts';
import { Avatar } from '../../../ui/show/avatar.tsx';
import { DefinitionList } from '../../../ui/show/section.tsx';
import type { EditorValues } from './editor-values.ts';
import css from './profile-editor.module.css';

const NOTHING = '–';

/** Leaves out a number that the form refuses, since companies never see it. */
const shown = (
  value: number | undefined,
  { min, max }: { min: number; max: number },
  format: (value: number) => string,
) => (value !== undefined && value >= min && value <= max ? format(value) : NOTHING);

/** A live preview of the search row that companies see. */
export function EditorPreview({ values }: { values: EditorValues }) {
  const { name, jobTitle, locality, skills } = values;
  const more = skills.length - CARD_SKILLS_SHOWN;
  return (
    <aside className={css['preview']} aria-label="How companies see you in search">
      <h2>How companies see you in search</h2>
      <div className={css['person']}>
        <Avatar name={name || '?'} src={pictureAddress(values.profilePicture)} />
        <div>
          <b>{name || 'Your name'}</b>
          <p>{jobTitle || 'Your job title'}</p>
        </div>
      </div>
      <DefinitionList
        items={[
          {
            label: 'Experience',
            value: shown(values.experienceInYears, EXPERIENCE_IN_YEARS, shortExperienceText),
          },
          {
            label: 'Place',
            value: locality ? shortLocalityText(locality) : NOTHING,
          },
          {
            label: 'Can start',
            value: shown(values.noticePeriodInWeeks, NOTICE_PERIOD_IN_WEEKS, noticeText),
          },
          {
            label: 'Expects',
            value: shown(values.expectedSalaryInLpaInr, EXPECTED_SALARY_IN_LPA_INR, salaryText),
          },
        ]}
      />
      <p className={css['previewSkills']}>
        {skills.slice(0, CARD_SKILLS_SHOWN).join('  ')}
        {more > 0 ? `  +${more} more` : ''}
      </p>
      <p className={css['previewNote']}>
        We review your profile again when you save. This usually takes a moment.
      </p>
    </aside>
  );
}
