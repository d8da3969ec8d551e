import { PROFILE_SECTIONS, profileCompletion } from '@talaash/domain/talent-profile/completion';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '../../ui/press/link.tsx';
import { ProgressSegments } from '../../ui/show/section.tsx';
import css from './talent.module.css';

/** How many of the missing sections are listed. */
const missingShown = 3;

/** How complete the profile is, with links to the first missing sections. */
export function ProfileProgress({ profile }: { profile: TalentProfile | null }) {
  const { percentage, complete, missing } = profileCompletion(profile ?? {});
  return (
    <div className={css['progress']}>
      <p className={css['amount']}>
        <strong>{percentage}%</strong> complete, {complete} of {PROFILE_SECTIONS.length} parts
      </p>
      <ProgressSegments
        label={`${complete} of ${PROFILE_SECTIONS.length} parts are complete`}
        segments={PROFILE_SECTIONS.map((section) => (missing.includes(section) ? 'open' : 'done'))}
      />
      {missing.length > 0 ? (
        <ul className={css['missing']}>
          {missing.slice(0, missingShown).map((section) => (
            <li key={section.id}>
              <Link plain to="/talent/profile/edit" hash={section.id}>
                Add {section.title.toLowerCase()}
                <IconChevronRight aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
