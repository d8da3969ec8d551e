import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { COMPANY_LIST_LIMIT } from '@talaash/domain/company-relation/limit';
import { useState } from 'react';
import { useRelationActions } from '../../features/company-relation/relation-actions.ts';
import { TalentListPage } from '../../features/talent-list/talent-list-page.tsx';
import { api } from '../../lib/api.ts';
import { useCompanyId } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

export const Route = createFileRoute('/company/hidden-profiles')({ component: HiddenProfiles });

function HiddenProfiles() {
  usePageTitle('Hidden Profiles');
  const companyId = useCompanyId();
  const navigate = Route.useNavigate();
  const [name, setName] = useState('');
  const actions = useRelationActions({ jobPost: undefined });
  const all = useQuery(
    api.hiddenProfile.list.queryOptions({ input: { companyId, limit: COMPANY_LIST_LIMIT } }),
  );
  const found = useInfiniteQuery({
    ...api.hiddenProfile.search.infiniteOptions({
      input: (cursor: string | null) => ({
        companyId,
        cursor,
        ...(name === '' ? {} : { talentNormalisedNameStartsWith: name }),
      }),
      initialPageParam: null,
      getNextPageParam: (page) => page.cursor,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <TalentListPage
      title="Hidden Profiles"
      rows={found.data?.pages
        .flatMap((page) => page.list)
        .map(({ hiddenProfile, talentProfile }) => ({
          talentId: hiddenProfile.key.talentId,
          talentName: hiddenProfile.talentName,
          profile: talentProfile,
        }))}
      total={all.data?.list.length}
      isError={found.isError}
      onRetry={() => void found.refetch()}
      onName={setName}
      isFiltered={name !== ''}
      empty={{
        title: HIDDEN_PROFILE_SENTENCES.none,
        text: 'Whom you hide no longer appears in your searches; here you bring them back.',
        action: <ButtonLink to="/company/search">Start Searching</ButtonLink>,
      }}
      onOpen={(talentId) => void navigate({ to: '/company/search', search: { profile: talentId } })}
      loadMore={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
      isLoadingMore={found.isFetchingNextPage}
      actions={({ talentId, talentName }) => (
        <Button size="s" onClick={() => actions.hide.mutate({ talentId, name: talentName, isOn: false })}>
          Unhide
        </Button>
      )}
    />
  );
}
