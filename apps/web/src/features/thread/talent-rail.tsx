import { useQuery } from '@tanstack/react-query';
import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import { api } from '../../lib/api.ts';
import { experienceText, noticeText, salaryText } from '../../parts/talent-fact.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Status } from '../../ui/badge.tsx';
import { DefinitionList } from '../../ui/section.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import css from './rail.module.css';
import type { ThreadSummary } from './side.ts';

/** Who a company is talking to: the facts of the profile in a column. */
export function TalentRail({ summary }: { summary: ThreadSummary }) {
  const { talentId } = summary.thread;
  const { data } = useQuery(api.talentProfile.list.queryOptions({ input: { talentIds: [talentId] } }));
  if (!data) return <TextSkeleton lines={6} />;
  const profile = data.talentProfiles[0];
  if (!profile) return <p className={css['note']}>This profile is not in search at the moment.</p>;
  const { locality } = profile;
  return (
    <div className={css['rail']}>
      <div className={css['head']}>
        <Avatar name={summary.name} src={summary.picture} size="l" />
        <Status tone={profile.openToWorkStatus === 'NotSeeking' ? 'none' : 'ok'}>
          {OPEN_TO_WORK_STATUS_LABELS[profile.openToWorkStatus]}
        </Status>
      </div>
      <DefinitionList
        items={[
          { label: 'Experience', value: experienceText(profile.experienceInYears) },
          { label: 'Lives in', value: locality.suburb ?? locality.state },
          { label: 'Can start', value: noticeText(profile.noticePeriodInWeeks) },
          { label: 'Expects', value: salaryText(profile.expectedSalaryInLpaInr) },
          { label: 'English', value: profile.englishFluency },
        ]}
      />
      <h2 className={css['title']}>Skills</h2>
      <p className={css['note']}>{profile.skills.join(', ')}</p>
    </div>
  );
}
