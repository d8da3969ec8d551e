import {
  INVITATION_SERIES_SENTENCES as WORDS,
  invitationsSentSentence,
} from '@talaash/domain/invitation-series/words';
import type { RefObject } from 'react';
import { keepDraft, useDraftKey } from '../../lib/draft.ts';
import { Button } from '../../ui/press/button.tsx';
import { useUndoSent } from './invitation-change.ts';
import { headingOf, type SeriesTalent, stateOf } from './series-talent.ts';
import type { Series } from './series.ts';
import css from './series.module.css';

interface SeriesEndProps {
  people: readonly SeriesTalent[];
  series: Series;
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (at: number) => void;
  onDone: () => void;
}

/** What became of everybody. */
export function SeriesEnd({ people, series, heading, onGo, onDone }: SeriesEndProps) {
  const sent = people.filter(({ person }) => series.outcomeOf(person.key.talentId)?.status === 'sent');
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css['heading']}>
        {sent.length > 0 ? invitationsSentSentence(sent.length) : WORDS.none}
      </h2>
      {sent.length > 0 ? <p>{WORDS.undoHint}</p> : null}
      <ul className={css['ends']} aria-label="What became of each">
        {people.map((one, place) => (
          <End key={one.person.key.talentId} {...one} series={series} onGo={() => onGo(place)} />
        ))}
      </ul>
      <div className={css['actions']}>
        <Button tone="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  );
}

function End({ person, series, onGo }: SeriesTalent & { series: Series; onGo: () => void }) {
  const { talentId } = person.key;
  const name = headingOf(person);
  const outcome = series.outcomeOf(talentId);
  const noteKey = useDraftKey(`invitation:${talentId}`);
  const undo = useUndoSent(() => {
    // The text is there again, for another try.
    if (outcome?.status === 'sent' && outcome.note !== '' && noteKey !== undefined)
      keepDraft(noteKey, { values: outcome.note, keptAt: Date.now(), basedOn: undefined });
    series.setOutcome(talentId, { status: 'takenBack' });
  });
  return (
    <li className={css['end']}>
      <span className={css['name']}>{name}</span>
      <span className={css['state']}>
        {series.refusalOf(talentId) ?? stateOf(series, talentId) ?? 'Not looked at'}
      </span>
      {outcome?.status === 'sent' ? (
        <Button
          size="s"
          loading={undo.isPending}
          aria-label={`Undo the invitation of ${name}`}
          onClick={() => undo.mutate(outcome.threadId)}
        >
          Undo
        </Button>
      ) : (
        <Button size="s" aria-label={`Back to ${name}`} onClick={onGo}>
          Back
        </Button>
      )}
    </li>
  );
}
