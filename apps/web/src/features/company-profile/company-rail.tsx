import { countryName } from '@talaash/domain/base/country';
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

/** The profile of the company that invited, in a column beside the conversation. */
export function CompanyRail({ companyId, picture }: CompanyRailProps) {
  const { data: profile, isPending } = useCompanyProfile(companyId);
  if (isPending) return <TextSkeleton lines={6} />;
  if (!profile) return <RailNote>This company has no profile at the moment.</RailNote>;
  const { suburb, state, countryCode } = profile.locality;
  const localityParts = [suburb, state, countryName(countryCode)].filter((part) => part !== undefined);
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
      <ExternalLink href={profile.website}>
        {new URL(profile.website).hostname.replace(/^www\./, '')}
      </ExternalLink>
      {profile.companyOverview ? (
        <RailText>
          <MarkdownView text={profile.companyOverview} />
        </RailText>
      ) : null}
    </Rail>
  );
}
