import type { SearchAnswer } from '@talaash/contract/talent-search';
import { mentionedWords, SIMILAR_PEOPLE, withheldWords } from '@talaash/domain/talent-search/words';
import { IconMinus } from '../../ui/icon/minus.ts';
import { IconQuestionMark } from '../../ui/icon/question-mark.ts';
import type { ReactNode } from 'react';
import type { Gaps } from './gap.ts';
import { foundTotal, peopleCount } from './people-count.ts';
import type { SearchState } from './search-address.ts';
import { omit, withText } from './search-state.ts';
import css from './understood.module.css';

interface ReadingLineProps {
  answer: SearchAnswer | undefined;
  /** The search that was parsed. */
  read: SearchState;
  onState: (next: SearchState) => void;
}

/** How the text was read: what its chips mean, its brackets, and the corrected or ignored words, which can be undone. */
export function ReadingLine({ answer, read, onState }: ReadingLineProps) {
  if (!answer) return null;
  const { reading } = answer;
  const { mentioned, withheld } = reading;
  const total = foundTotal(answer);
  const asTyped = () => onState({ ...read, exact: true });
  return (
    <div className={css['reading']}>
      {reading.facts.some(isSoft) ? (
        <p className={css['hint']}>
          Read from your text. Dashed filters include near matches. Click one to make it strict.
        </p>
      ) : null}
      <Brackets brackets={reading.brackets} onRead={(text) => onState(withText(read, text))} />
      <div role="status" className={css['undone']}>
        {withheld.length > 0 ? <p>{withheldWords(withheld)}</p> : null}
        {total > 0 && Boolean(read.q?.trim()) && isNothingRead(reading) ? (
          <p>We cannot search for anything in your text, so we left it out.</p>
        ) : null}
        <Corrections corrections={reading.corrections} onAsTyped={asTyped} />
        <Dropped answer={answer} total={total} onAsTyped={asTyped} />
        <Similar reading={reading} onAsTyped={asTyped} />
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

type Reading = SearchAnswer['reading'];

const isSoft = ({ isStrict, isExcluded }: Reading['facts'][number]) => !isStrict && !isExcluded;

/** For example a text of stop words only. */
const isNothingRead = ({ withheld, facts, words }: Reading) =>
  withheld.length === 0 && facts.length === 0 && words.length === 0;

interface BracketsProps {
  brackets: Reading['brackets'];
  onRead: (text: string) => void;
}

function Brackets({ brackets, onRead }: BracketsProps) {
  if (!brackets) return null;
  return (
    <p>
      Read as <b>{brackets.read}</b>.{' '}
      <OtherReading onPress={() => onRead(brackets.otherwise)}>{brackets.otherwise} instead</OtherReading>
    </p>
  );
}

interface CorrectionsProps {
  corrections: Reading['corrections'];
  onAsTyped: () => void;
}

function Corrections({ corrections, onAsTyped }: CorrectionsProps) {
  if (corrections.length === 0) return null;
  return (
    <p>
      Searched{' '}
      {corrections.map(({ from, to }, index) => (
        <span key={from}>
          {index > 0 ? ', ' : null}
          <b>{to}</b> for “{from}”
        </span>
      ))}
      .{' '}
      <OtherReading onPress={onAsTyped}>
        Search {corrections.map(({ from }) => `“${from}”`).join(', ')} instead
      </OtherReading>
    </p>
  );
}

interface DroppedProps {
  answer: SearchAnswer;
  /** The number of people found. */
  total: number;
  onAsTyped: () => void;
}

function Dropped({ answer: { reading, allWordsTotal }, total, onAsTyped }: DroppedProps) {
  const { dropped } = reading;
  if (dropped.length === 0 || allWordsTotal >= total) return null;
  return (
    <p>
      {allWordsTotal === 0 ? (
        'No one has all of these; left out: '
      ) : (
        <>{peopleCount(allWordsTotal)} with all words first. The others may lack </>
      )}
      <b>{dropped.join(', ')}</b>.{' '}
      <OtherReading onPress={onAsTyped}>
        {allWordsTotal === 0 ? 'Search for all words instead' : 'Only people with all words'}
      </OtherReading>
    </p>
  );
}

interface SimilarProps {
  reading: Reading;
  onAsTyped: () => void;
}

function Similar({ reading, onAsTyped }: SimilarProps) {
  if (!reading.hasSimilar) return null;
  return (
    <p>
      {SIMILAR_PEOPLE} <OtherReading onPress={onAsTyped}>Only people with your words</OtherReading>
    </p>
  );
}

function OtherReading({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css['instead']} onClick={onPress}>
      {children}
    </button>
  );
}

/** The gaps of a person that no column of the row shows. */
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
