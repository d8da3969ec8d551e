import { useQuery } from '@tanstack/react-query';
import { countryName } from '@talaash/domain/base/country';
import { api } from '../../lib/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { MarkdownView } from '../../ui/markdown-view.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import css from './rail.module.css';
import type { ThreadSummary } from './side.ts';

/** Who has invited: the company's profile in a column. */
export function CompanyRail({ summary }: { summary: ThreadSummary }) {
  const { companyId } = summary.thread;
  const { data: profile, isPending } = useQuery(
    api.companyProfile.get.queryOptions({ input: { companyId } }),
  );
  if (isPending) return <TextSkeleton lines={6} />;
  if (!profile) return <p className={css['note']}>This company has no profile at the moment.</p>;
  const { locality } = profile;
  const place = [locality.suburb, locality.state, countryName(locality.countryCode)].filter(
    (part) => part !== undefined,
  );
  return (
    <div className={css['rail']}>
      <div className={css['head']}>
        <Avatar name={profile.name} src={summary.picture} shape="logo" size="l" />
        <div>
          <h2 className={css['title']}>{profile.name}</h2>
          <p className={css['note']}>{place.join(', ')}</p>
        </div>
      </div>
      <ExternalLink href={profile.website}>
        {new URL(profile.website).hostname.replace(/^www\./, '')}
      </ExternalLink>
      {profile.companyOverview ? (
        <div className={css['note']}>
          <MarkdownView text={profile.companyOverview} />
        </div>
      ) : null}
    </div>
  );
}
