import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { AnswerRateLine } from '../../parts/answer-rate.tsx';
import { Rail, RailNote, RailTitle } from '../../parts/rail.tsx';
import { experienceText, noticeText, salaryText } from '../../parts/talent-fact.ts';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';

interface TalentRailProps {
  talentId: string;
  name: string;
  picture: string | undefined;
  /** Above the facts. */
  notice: ReactNode;
}

/** The facts of a talent's profile, in a column beside the conversation. */
export function TalentRail({ talentId, name, picture, notice }: TalentRailProps) {
  const { data } = useQuery(api.talentProfile.list.queryOptions({ input: { talentIds: [talentId] } }));
  if (!data) return <TextSkeleton lines={6} />;
  const profile = data.talentProfiles[0];
  if (!profile) {
    return (
      <>
        {notice}
        <RailNote>This profile is not in search at the moment.</RailNote>
      </>
    );
  }
  const { locality } = profile;
  return (
    <Rail
      head={
        <>
          <Avatar name={name} src={picture} size="l" />
          <Status tone={profile.openToWorkStatus === 'NotSeeking' ? 'none' : 'ok'}>
            {OPEN_TO_WORK_STATUS_LABELS[profile.openToWorkStatus]}
          </Status>
        </>
      }
    >
      {notice}
      <AnswerRateLine side="talent" id={talentId} />
      <DefinitionList
        items={[
          { label: 'Experience', value: experienceText(profile.experienceInYears) },
          { label: 'Lives in', value: locality.suburb ?? locality.state },
          { label: 'Can start', value: noticeText(profile.noticePeriodInWeeks) },
          { label: 'Expects', value: salaryText(profile.expectedSalaryInLpaInr) },
          { label: 'English', value: profile.englishFluency },
        ]}
      />
      <RailTitle>Skills</RailTitle>
      <RailNote>{profile.skills.join(', ')}</RailNote>
    </Rail>
  );
}
