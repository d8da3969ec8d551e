import type { SearchAnswer } from '@talaash/contract/talent-search';
import { mentionedWords, withheldWords } from '@talaash/domain/talent-search/words';
import { IconMinus, IconQuestionMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Gaps } from './gap.ts';
import { foundTotal, peopleCount } from './people-count.ts';
import type { SearchState } from './search-address.ts';
import { omit, withText } from './search-state.ts';
import css from './understood.module.css';

interface ReadingLineProps {
  answer: SearchAnswer | undefined;
  /** The search that was read. */
  read: SearchState;
  onState: (next: SearchState) => void;
}

/** How a text was read: what its chips mean, its brackets, and what was corrected or left out, which can be undone. */
export function ReadingLine({ answer, read, onState }: ReadingLineProps) {
  if (!answer) return null;
  const { reading, allWordsTotal } = answer;
  const total = foundTotal(answer);
  const { brackets, corrections, dropped, mentioned, withheld, facts, words } = reading;
  // Such as a text of nothing but small words.
  const isNothingRead =
    withheld.length === 0 && total > 0 && Boolean(read.q?.trim()) && facts.length === 0 && words.length === 0;
  const hasSoft = facts.some(({ isStrict, isExcluded }) => !isStrict && !isExcluded);
  const asTyped = () => onState({ ...read, exact: true });
  return (
    <div className={css['reading']}>
      {hasSoft ? (
        <p className={css['hint']}>
          Read from your text. Dashed ones show people just outside too; click one to make it strict.
        </p>
      ) : null}
      {brackets ? (
        <p>
          Read as <b>{brackets.read}</b>.{' '}
          <OtherReading onPress={() => onState(withText(read, brackets.otherwise))}>
            {brackets.otherwise} instead
          </OtherReading>
        </p>
      ) : null}
      <div role="status" className={css['undone']}>
        {withheld.length > 0 ? <p>{withheldWords(withheld)}</p> : null}
        {isNothingRead ? <p>Nothing in your text can be searched for here, so it is left out.</p> : null}
        {corrections.length > 0 ? (
          <p>
            Searched{' '}
            {corrections.map(({ from, to }, index) => (
              <span key={from}>
                {index > 0 ? ', ' : null}
                <b>{to}</b> for “{from}”
              </span>
            ))}
            .{' '}
            <OtherReading onPress={asTyped}>
              Search {corrections.map(({ from }) => `“${from}”`).join(', ')} instead
            </OtherReading>
          </p>
        ) : null}
        {dropped.length > 0 && allWordsTotal < total ? (
          <p>
            {allWordsTotal === 0 ? (
              'Nobody has all; left out: '
            ) : (
              <>{peopleCount(allWordsTotal)} with all words first. The others may lack </>
            )}
            <b>{dropped.join(', ')}</b>.{' '}
            <OtherReading onPress={asTyped}>
              {allWordsTotal === 0 ? 'Search for all instead' : 'Only those with all'}
            </OtherReading>
          </p>
        ) : null}
        {mentioned.length > 0 && total > 0 ? <p>{mentionedWords(mentioned)}</p> : null}
        {read.exact ? (
          <p>
            Searched exactly as typed.{' '}
            <OtherReading onPress={() => onState(omit(read, 'exact'))}>Correct it again</OtherReading>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function OtherReading({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css['instead']} onClick={onPress}>
      {children}
    </button>
  );
}

/** What a person misses that no column of the row shows. */
export function Missed({ gaps }: { gaps: Gaps['others'] }) {
  return (
    <ul className={css['missed']} aria-label="Misses">
      {gaps.map(({ words, isUnknown }) => (
        <li key={words}>
          {isUnknown ? <IconQuestionMark aria-hidden /> : <IconMinus aria-hidden />}
          {words}
        </li>
      ))}
    </ul>
  );
}
