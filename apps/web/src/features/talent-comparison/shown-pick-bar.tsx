import { comparisonRefusal } from '@talaash/domain/talent-comparison/rule';
import { COMPARISON_SENTENCES, pickedSentence } from '@talaash/domain/talent-comparison/words';
import { useNavigate } from '@tanstack/react-router';
import { useLackOf } from '../../lib/lack.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { actUnless, buttonUnless } from '../../parts/refusal.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { Avatar, RedactedAvatar } from '../../ui/show/avatar.tsx';
import { useComparedProfiles } from './compared.ts';
import type { ComparisonState } from './comparison-state.ts';
import css from './pick-bar.module.css';
import type { PickedPeople } from './picked.ts';

export interface PickBarProps {
  picked: PickedPeople;
  /** The purpose of the comparison. */
  of: Pick<ComparisonState, 'post' | 'skills'>;
}

const brokenBy = (message: string | undefined) =>
  message === undefined ? undefined : ({ code: 'BUSINESS_RULE_VIOLATION', message } as const);

export function ShownPickBar({ picked: { talentIds, clear }, of }: PickBarProps) {
  const navigate = useNavigate();
  // The same call as in the comparison, which then opens at once.
  const people = useComparedProfiles(talentIds).data?.talentProfiles ?? [];
  const lack = useLackOf('recruit');
  const refusal = brokenBy(comparisonRefusal(talentIds.length));
  const compare = () =>
    void navigate({ to: '/company/compare', search: { ...of, people: talentIds.join(',') } });
  /** The address of the page has them from there on. */
  function invite() {
    const post = of.post === undefined ? {} : { post: of.post };
    void navigate({ to: '/company/invite', search: { ...post, people: talentIds.join(',') } });
    clear();
  }
  useShortcut('p', () => actUnless(brokenBy(lack), invite), { label: COMPARISON_SENTENCES.inviteEach });
  useShortcut('c', () => actUnless(refusal, compare), { label: 'Compare' });
  return (
    <div className={css['room']}>
      <section className={css['bar']} aria-label="Picked people">
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
        <Button keys="C" {...buttonUnless(refusal, compare)}>
          Compare
        </Button>
        <Button tone="primary" keys="P" {...buttonUnless(brokenBy(lack), invite)}>
          {COMPARISON_SENTENCES.inviteEach}
        </Button>
      </section>
    </div>
  );
}
