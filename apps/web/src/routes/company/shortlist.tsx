import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { COMPANY_LIST_LIMIT } from '@talaash/domain/company-relation/limit';
import { useState } from 'react';
import { InviteDialog } from '../../features/company-relation/invite-dialog.tsx';
import { useRelations } from '../../features/company-relation/relation.ts';
import { type RelatedTalent, useRelationActions } from '../../features/company-relation/relation-actions.ts';
import { TalentListPage } from '../../features/talent-list/talent-list-page.tsx';
import { api } from '../../lib/api.ts';
import { useCompanyId } from '../../lib/session.ts';
import { buttonUnless } from '../../parts/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { SelectField } from '../../ui/select-field.tsx';

export const Route = createFileRoute('/company/shortlist')({ component: Shortlist });

const ALL = 'all';

function Shortlist() {
  usePageTitle('Shortlists');
  const companyId = useCompanyId();
  const navigate = Route.useNavigate();
  const confirm = useConfirm();
  const [name, setName] = useState('');
  const [jobPostId, setJobPostId] = useState<string>(ALL);
  const [invited, setInvited] = useState<RelatedTalent & { jobPostId: string }>();

  const jobPosts = useQuery(api.jobPost.list.queryOptions({ input: {} }));
  const all = useQuery(
    api.shortlistedProfile.list.queryOptions({ input: { companyId, limit: COMPANY_LIST_LIMIT } }),
  );
  const isFiltered = name !== '' || jobPostId !== ALL;
  const found = useInfiniteQuery({
    ...api.shortlistedProfile.search.infiniteOptions({
      input: (cursor: string | null) => ({
        companyId,
        cursor,
        ...(name === '' ? {} : { talentNormalisedNameStartsWith: name }),
        ...(jobPostId === ALL ? {} : { jobPostId }),
      }),
      initialPageParam: null,
      getNextPageParam: (page) => page.cursor,
    }),
    placeholderData: keepPreviousData,
  });

  const relationOf = useRelations();
  const invitedFor = jobPosts.data?.list.find(({ key }) => key.jobPostId === invited?.jobPostId);
  const actions = useRelationActions({ jobPost: invitedFor });
  const rows = found.data?.pages
    .flatMap((page) => page.list)
    .map(({ shortlistedProfile, talentProfile, relation }) => ({
      talentId: shortlistedProfile.key.talentId,
      talentName: shortlistedProfile.talentName,
      jobPostId: shortlistedProfile.jobPostId,
      profile: talentProfile,
      relation: relationOf(shortlistedProfile.key.talentId, relation),
    }));

  async function remove(talent: RelatedTalent) {
    const isSure = await confirm({
      title: `Remove ${talent.name} from the shortlist?`,
      body: 'You can shortlist the profile again from the search.',
    });
    if (isSure) actions.shortlist.mutate({ ...talent, isOn: false });
  }

  return (
    <>
      <TalentListPage
        title="Shortlists"
        rows={rows}
        total={
          isFiltered || (all.data?.list.length ?? 0) < COMPANY_LIST_LIMIT ? all.data?.list.length : undefined
        }
        isError={found.isError}
        onRetry={() => void found.refetch()}
        onName={setName}
        isFiltered={isFiltered}
        filters={
          <SelectField
            hideLabel
            label="Job post"
            options={[
              { value: ALL, label: 'All job posts' },
              ...(jobPosts.data?.list ?? []).map((jobPost) => ({
                value: jobPost.key.jobPostId,
                label: jobPost.title,
              })),
            ]}
            value={jobPostId}
            onChange={setJobPostId}
          />
        }
        empty={{
          title: SHORTLISTED_PROFILE_SENTENCES.none,
          text: 'Whom you shortlist in the search waits here until you invite.',
          action: (
            <ButtonLink tone="primary" to="/company/search">
              Start Searching
            </ButtonLink>
          ),
        }}
        onOpen={(talentId) => void navigate({ to: '/company/search', search: { profile: talentId } })}
        loadMore={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
        isLoadingMore={found.isFetchingNextPage}
        actions={(row) => {
          const talent = { talentId: row.talentId, name: row.talentName };
          const jobPost = jobPosts.data?.list.find(({ key }) => key.jobPostId === row.jobPostId);
          return (
            <>
              <Button
                size="s"
                {...buttonUnless(actions.refusalOf(row.relation, jobPost), () =>
                  setInvited({ ...talent, jobPostId: row.jobPostId }),
                )}
              >
                {row.relation.invitationStatus === undefined ? 'Invite' : 'Invited'}
              </Button>
              <Button size="s" tone="quiet" onClick={() => void remove(talent)}>
                Remove
              </Button>
            </>
          );
        }}
      />
      <InviteDialog
        talent={invited}
        jobPost={invitedFor}
        invite={actions.invite}
        onClose={() => setInvited(undefined)}
      />
    </>
  );
}
