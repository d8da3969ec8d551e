import { HIDDEN_PROFILE_SENTENCES } from '@talaash/domain/hidden-profile/words';
import { useState } from 'react';
import { TalentListPage } from '../../parts/talent-list-page.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { useHiddenProfiles } from './hidden-profiles.ts';
import { useHideTalent } from './hide-talent.ts';

/** The people the company has hidden, each with a button to unhide. */
export function HiddenProfilesPage({ onOpen }: { onOpen: (talentId: string) => void }) {
  const [name, setName] = useState('');
  const hidden = useHiddenProfiles(name);
  const hide = useHideTalent();
  return (
    <TalentListPage
      {...hidden}
      title="Hidden Profiles"
      onName={setName}
      empty={{
        title: HIDDEN_PROFILE_SENTENCES.none,
        text: HIDDEN_PROFILE_SENTENCES.noneHint,
        action: <ButtonLink to="/company/search">Start Searching</ButtonLink>,
      }}
      onOpen={onOpen}
      actions={({ talentId, talentName }) => (
        <Button size="s" onClick={() => hide.mutate({ talentId, name: talentName, isOn: false })}>
          Unhide
        </Button>
      )}
    />
  );
}
