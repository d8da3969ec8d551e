import { createFileRoute } from '@tanstack/react-router';
import { UnhideButton } from '../../features/hidden-profile/hide-button.tsx';
import { useHideTalent } from '../../features/hidden-profile/hide-talent.ts';
import { HiddenProfilesPage } from '../../features/hidden-profile/hidden-profiles-page.tsx';
import {
  allHiddenQuery,
  hiddenProfilesQuery,
  useHiddenProfiles,
} from '../../features/hidden-profile/hidden-profiles.ts';
import { openedQueries, prefetchProfile } from '../../features/talent-profile/profile-query.ts';
import { readFirst } from '../../lib/first-data.ts';
import { autoLoadMore } from '../../lib/load-more.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { companyIdOf } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { readListState, useListSteps, withoutProfile } from './-list-state.ts';
import { ListDialog } from './-list-dialog.tsx';

export const Route = createFileRoute('/company/hidden-profiles')({
  validateSearch: readListState,
  loader: ({ context, location }) => {
    const companyId = companyIdOf(context);
    const { name = '', profile } = readListState(location.search);
    readFirst(hiddenProfilesQuery(companyId, name), allHiddenQuery(companyId), ...openedQueries(profile));
  },
  component: HiddenProfiles,
});

function HiddenProfiles() {
  usePageTitle('Hidden Profiles');
  const state = Route.useSearch({ select: withoutProfile, structuralSharing: true });
  const steps = useListSteps(state, Route.useNavigate());
  const hidden = useHiddenProfiles(state.name ?? '');
  const hide = useHideTalent();
  return (
    <>
      <HiddenProfilesPage
        hidden={hidden}
        name={state.name ?? ''}
        onName={steps.filterName}
        onOpen={steps.openProfile}
        onIntent={(talentId) => prefetchProfile(queryClient, talentId)}
      />
      <ListDialog
        rows={hidden.rows ?? []}
        forWhat="among the hidden"
        steps={steps}
        loadMore={autoLoadMore(hidden)}
        actions={({ talentId, talentName }) => (
          <UnhideButton talent={{ talentId, name: talentName }} hide={hide} form="bar" />
        )}
      />
    </>
  );
}
