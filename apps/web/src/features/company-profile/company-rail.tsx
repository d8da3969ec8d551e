import { countryName } from '@talaash/domain/base/country';
import type { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { AGENCY_WORDS } from '@talaash/domain/company-profile/words';
import type { ReactNode } from 'react';
import { AnswerRateLine } from '../../parts/answer-rate.tsx';
import { CompanyIdentifiers, VerifiedDomainMark } from '../../parts/company-verification.tsx';
import { Rail, RailNote, RailText, RailTitle } from '../../parts/rail.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { ExternalLink } from '../../ui/press/link.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { useCompanyProfile } from './company-profile.ts';

interface CompanyRailProps {
  companyId: string;
  picture: string | undefined;
}

/** The profile of the inviting company, in a column beside the conversation. */
export function CompanyRail({ companyId, picture }: CompanyRailProps) {
  const { data: profile, isPending } = useCompanyProfile(companyId);
  if (isPending) return <TextSkeleton lines={6} />;
  if (!profile) return <RailNote>This company has no profile at the moment.</RailNote>;
  return (
    <CompanySheet
      profile={profile}
      picture={picture}
      answers={
        <>
          <VerifiedDomainMark companyId={companyId} />
          <CompanyIdentifiers companyId={companyId} />
          <AnswerRateLine side="company" id={companyId} />
        </>
      }
    />
  );
}

interface CompanySheetProps {
  profile: Pick<CompanyProfile, 'name' | 'website'> & {
    locality?: CompanyProfile['locality'] | undefined;
    companyOverview?: string | undefined;
    isRecruitmentAgency?: boolean | undefined;
  };
  picture: string | undefined;
  /** What it has proven, and how it answers. */
  answers?: ReactNode;
}

/** A company profile as a talent sees it. Its company previews the same before it saves. */
export function CompanySheet({ profile, picture, answers }: CompanySheetProps) {
  const { suburb, state, countryCode } = profile.locality ?? {};
  const country = countryCode === undefined ? undefined : countryName(countryCode);
  const localityParts = [suburb, state, country].filter((part) => part !== undefined);
  return (
    <Rail
      head={
        <>
          <Avatar name={profile.name} src={picture} shape="logo" size="l" />
          <div>
            <RailTitle>{profile.name}</RailTitle>
            <RailNote>{localityParts.join(', ')}</RailNote>
          </div>
        </>
      }
    >
      {profile.isRecruitmentAgency ? <RailNote>{AGENCY_WORDS.mark}</RailNote> : null}
      {answers}
      {URL.canParse(profile.website) ? (
        <ExternalLink href={profile.website}>
          {new URL(profile.website).hostname.replace(/^www\./, '')}
        </ExternalLink>
      ) : null}
      {profile.companyOverview ? (
        <RailText>
          <MarkdownView text={profile.companyOverview} />
        </RailText>
      ) : null}
    </Rail>
  );
}
