import { createFileRoute } from '@tanstack/react-router';
import type { SearchHit } from '@talaash/contract/talent-search';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import { useCallback, useMemo } from 'react';
import { GuestHead, GuestInterlude } from '../features/talent-search/guest-head.tsx';
import { GuestSearchText } from '../features/talent-search/guest-search-text.tsx';
import { lateDialog, useLateDialog } from '../features/talent-profile/late-dialog.ts';
import { prefetchProfile } from '../features/talent-profile/profile-query.ts';
import { foundTotal } from '../features/talent-search/people-count.ts';
import { Results } from '../features/talent-search/results.tsx';
import { GuestRowEnd } from '../features/talent-search/row-end.tsx';
import { SearchLayout } from '../features/talent-search/search-layout.tsx';
import { readSearchState } from '../features/talent-search/search-address.ts';
import { useSearchQuery, useSearchSteps } from '../features/talent-search/search-step.ts';
import { withoutForbidden, withoutProfile } from '../features/talent-search/search-state.ts';
import { Suggestions } from '../features/talent-search/suggestions.tsx';
import { useTalentSearch } from '../features/talent-search/use-talent-search.ts';
import { useGaps } from '../features/talent-search/use-understood.tsx';
import { requireGuest } from '../lib/guard.ts';
import { queryClient } from '../lib/query-client.ts';
import { useLeftPages } from '../lib/use-left-pages.ts';
import { KeyBar } from '../ui/shell/key-bar.tsx';
import { ButtonLink } from '../ui/press/link.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { PortalShell } from '../ui/shell/shell.tsx';

export const Route = createFileRoute('/')({
  validateSearch: readSearchState,
  beforeLoad: requireGuest,
  component: GuestPortal,
});

const HINTS = [
  { keys: 'J K', label: 'move' },
  { keys: 'Enter', label: 'open' },
  { keys: '/', label: 'search' },
  { keys: 'F', label: 'filters' },
];

const talentDialog = lateDialog(
  'guest-talent-dialog',
  async () => (await import('./-guest-talent-dialog.tsx')).GuestTalentDialog,
);

function prefetchTalent(talentId: string) {
  void queryClient.prefetchQuery(talentDialog);
  prefetchProfile(queryClient, talentId);
}

function GuestPortal() {
  usePageTitle(PAGE_TITLES['/']);
  useLeftPages();
  const followed = Route.useSearch({ select: withoutProfile, structuralSharing: true });
  const [query, ask] = useSearchQuery(followed, Route.useNavigate());
  const state = useMemo(() => withoutForbidden(query), [query]);
  const steps = useSearchSteps(state, true, ask);
  const { go, openProfile } = steps;
  const search = useTalentSearch('guest', state, steps.showPages);
  const gaps = useGaps(search, state);
  const { hits, first, more, loadMore } = search;
  const endOf = useCallback(
    ({ talentProfile }: SearchHit, isCursor: boolean) => (
      <GuestRowEnd isCursor={isCursor} onOpen={() => openProfile(talentProfile.key.talentId)} />
    ),
    [openProfile],
  );

  return (
    <PortalShell
      home="/"
      middle={
        <GuestSearchText
          {...{ state, steps }}
          label="Search talent by skill, title or place"
          isWaiting={search.isFetching}
          shortcut="/"
          size="s"
        />
      }
      end={<GuestLinks />}
    >
      <SearchLayout
        audience="guest"
        state={state}
        onState={go}
        search={search}
        isCountInHead
        head={(filtersButton) => (
          <GuestHead
            found={first}
            text={search.answered.q}
            search={
              <>
                <GuestSearchText {...{ state, steps }} label="Search talent" isWaiting={search.isFetching} />
                {filtersButton}
              </>
            }
          />
        )}
        suggestions={<Suggestions onText={steps.searchFor} />}
      >
        {hits.length > 0 ? (
          <Results
            {...gaps}
            hits={hits}
            isOutdated={search.isPlaceholderData}
            onOpen={openProfile}
            onIntent={prefetchTalent}
            more={more}
            between={<GuestInterlude />}
            end={endOf}
          />
        ) : null}
      </SearchLayout>
      <KeyBar hints={HINTS} />
      <OpenTalent {...{ hits, loadMore, steps }} total={first ? foundTotal(first) : 0} />
    </PortalShell>
  );
}

function GuestLinks() {
  return (
    <>
      <ButtonLink tone="quiet" to="/auth/login">
        Log in
      </ButtonLink>
      <ButtonLink tone="primary" to="/auth/signup">
        Sign up
      </ButtonLink>
    </>
  );
}

interface OpenTalentProps extends Pick<ReturnType<typeof useTalentSearch>, 'hits' | 'loadMore'> {
  steps: ReturnType<typeof useSearchSteps>;
  total: number;
}

/** The profile in the address, opened above the results. Stepping through profiles rerenders nothing else. */
function OpenTalent({ steps: { openProfile, closeProfile }, ...rest }: OpenTalentProps) {
  const talentId = Route.useSearch({ select: ({ profile }) => profile });
  const late = useLateDialog(talentDialog, talentId !== undefined, closeProfile);
  return late ? (
    <late.Dialog {...rest} talentId={talentId} onOpen={openProfile} onClose={closeProfile} />
  ) : null;
}
