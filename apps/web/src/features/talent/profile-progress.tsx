import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { PROFILE_STEPS_SHOWN } from '@talaash/domain/talent-dashboard/limit';
import { PROFILE_SECTIONS } from '@talaash/domain/talent-profile/completion';
import { IconChevronRight } from '../../ui/icon/chevron-right.ts';
import { Link } from '../../ui/press/link.tsx';
import { ProgressSegments } from '../../ui/show/section.tsx';
import css from './talent.module.css';

type Stats = Pick<
  TalentDashboardStats,
  'profileCompletionPercentage' | 'missingProfileSections' | 'profileOptimizationTips'
>;

/** The completeness of the profile, with links to the first missing sections, and then to improvements. */
export function ProfileProgress({ stats }: { stats: Stats }) {
  const { profileCompletionPercentage: percentage, missingProfileSections: missing } = stats;
  const complete = PROFILE_SECTIONS.length - missing.length;
  const steps = stepsOf(stats);
  return (
    <div className={css['progress']}>
      <p className={css['amount']}>
        <strong>{percentage}%</strong> complete, {complete} of {PROFILE_SECTIONS.length} parts
      </p>
      <ProgressSegments
        label={`${complete} of ${PROFILE_SECTIONS.length} parts are complete`}
        segments={PROFILE_SECTIONS.map(({ id }) => (missing.includes(id) ? 'open' : 'done'))}
      />
      {steps.length > 0 ? (
        <ul className={css['missing']}>
          {steps.map(({ section, title, text }) => (
            <li key={title}>
              <Link plain to="/talent/profile/edit" hash={section}>
                <span>
                  {title}
                  {text ? <small>{text}</small> : null}
                </span>
                <IconChevronRight aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The first steps: add missing sections, then follow a tip. */
function stepsOf({ missingProfileSections, profileOptimizationTips }: Stats) {
  const missing = PROFILE_SECTIONS.filter(({ id }) => missingProfileSections.includes(id)).map(
    ({ id, title }) => ({ section: id, title: `Add ${title.toLowerCase()}`, text: '' }),
  );
  const tips = profileOptimizationTips.filter(({ section }) => !missingProfileSections.includes(section));
  return [...missing, ...tips].slice(0, PROFILE_STEPS_SHOWN);
}
