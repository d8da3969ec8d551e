import { COMPARISON_SENTENCES, pickedSentence } from '@talaash/domain/talent-comparison/words';
import { useNavigate } from '@tanstack/react-router';
import { pictureAddress } from '../../lib/picture.ts';
import { actUnless, buttonUnless } from '../../parts/refusal.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { Avatar, RedactedAvatar } from '../../ui/show/avatar.tsx';
import { useComparedProfiles } from './compared.ts';
import type { ComparisonState } from './comparison-state.ts';
import css from './pick-bar.module.css';
import type { PickedPeople } from './picked.ts';

interface PickBarProps {
  picked: PickedPeople;
  /** The purpose of the comparison. */
  of: Pick<ComparisonState, 'post' | 'skills'>;
}

/** The picked people, at the bottom of the page, with a button to compare them. Empty while nobody is picked. */
export function PickBar({ picked, of }: PickBarProps) {
  return (
    <>
      <VisuallyHidden role="status">
        {picked.talentIds.length > 0 ? pickedSentence(picked.talentIds.length) : ''}
      </VisuallyHidden>
      {picked.talentIds.length > 0 ? <Bar picked={picked} of={of} /> : null}
    </>
  );
}

function Bar({ picked: { talentIds, clear }, of }: PickBarProps) {
  const navigate = useNavigate();
  // The same call as in the comparison, which then opens at once.
  const people = useComparedProfiles(talentIds).data?.talentProfiles ?? [];
  const refusal =
    talentIds.length < 2
      ? ({ code: 'BUSINESS_RULE_VIOLATION', message: COMPARISON_SENTENCES.needsTwo } as const)
      : undefined;
  const compare = () =>
    void navigate({ to: '/company/compare', search: { ...of, people: talentIds.join(',') } });
  useShortcut('c', () => actUnless(refusal, compare), { label: 'Compare' });
  return (
    <div className={css['room']}>
      <section className={css['bar']} aria-label="Picked to compare">
        <span className={css['faces']} aria-hidden>
          {people.map((person) =>
            person.isRedacted ? (
              <RedactedAvatar key={person.key.talentId} size="m" />
            ) : (
              <Avatar
                key={person.key.talentId}
                size="m"
                name={person.name}
                src={pictureAddress(person.profilePicture)}
              />
            ),
          )}
        </span>
        <span className={css['count']} aria-hidden>
          {pickedSentence(talentIds.length)}
        </span>
        <Button tone="quiet" onClick={clear}>
          Clear
        </Button>
        <Button tone="primary" keys="C" {...buttonUnless(refusal, compare)}>
          Compare
        </Button>
      </section>
    </div>
  );
}
