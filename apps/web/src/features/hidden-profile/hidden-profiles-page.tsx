import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { TalentListPage } from '../../parts/talent-list-page.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import type { useHiddenProfiles } from './hidden-profiles.ts';
import { useHideTalent } from './hide-talent.ts';

interface HiddenProfilesPageProps {
  hidden: ReturnType<typeof useHiddenProfiles>;
  name: string;
  onName: (name: string) => void;
  onOpen: (talentId: string) => void;
  /** Called with the talent that the person is about to open. */
  onIntent: (talentId: string) => void;
}

/** The people the company has hidden, each with a button to unhide. */
export function HiddenProfilesPage({ hidden, ...rest }: HiddenProfilesPageProps) {
  const hide = useHideTalent();
  return (
    <TalentListPage
      {...hidden}
      title="Hidden Profiles"
      {...rest}
      empty={{
        title: HIDDEN_PROFILE_SENTENCES.none,
        text: HIDDEN_PROFILE_SENTENCES.noneHint,
        action: <ButtonLink to="/company/search">Start Searching</ButtonLink>,
      }}
      actions={({ talentId, talentName }) => (
        <Button size="s" onClick={() => hide.mutate({ talentId, name: talentName, isOn: false })}>
          Unhide
        </Button>
      )}
    />
  );
}
