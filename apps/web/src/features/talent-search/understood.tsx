import type { SearchReading } from '@talaash/domain/talent-search/schema';
import { conditionWords } from '@talaash/domain/talent-search/condition-words';
import { IconMinus, IconQuestionMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ToggleChip } from '../../ui/field/toggle-chip.tsx';
import { Chip } from '../../ui/press/chip.tsx';
import type { Gaps } from './gap.ts';
import { conditionsOf } from './search-filter.ts';
import { omit, type SearchState, toggleStrict, withText } from './search-state.ts';
import { withoutSpans } from './reading-text.ts';
import css from './understood.module.css';

interface UnderstoodProps {
  reading: SearchReading | undefined;
  /** The search that was read. */
  read: SearchState;
  state: SearchState;
  onState: (next: SearchState) => void;
}

/** The chips of what was read from the text, and of the filters that are neither skills nor ranges. */
export function UnderstoodChips({ reading, read, state, onState }: UnderstoodProps) {
  const text = read.q?.trim() ?? '';
  const remove = (spans: SearchReading['facts'][number]['spans']) =>
    onState(withText(state, withoutSpans(text, spans)));
  return (
    <>
      {reading?.facts.map(({ condition, isStrict, isExcluded, spans }, index) => {
        const words = conditionWords(condition);
        return isExcluded ? (
          <ToggleChip key={index} value={`not ${words}`} look="excluded" onRemove={() => remove(spans)} />
        ) : (
          <ToggleChip
            key={index}
            value={words}
            look={isStrict ? 'strict' : 'soft'}
            tip={
              isStrict
                ? 'Nobody outside is shown. Click: near ones, too.'
                : `Inside first, then near ones. Click: only ${words}.`
            }
            onToggle={() => onState(toggleStrict(state, condition.kind))}
            onRemove={() => remove(spans)}
          />
        );
      })}
      {reading?.words
        .filter(({ isExcluded }) => isExcluded)
        .map(({ text: word, spans }) => (
          <ToggleChip key={word} value={`not ${word}`} look="excluded" onRemove={() => remove(spans)} />
        ))}
      {conditionsOf(state).map(({ condition, keys }) => (
        <Chip
          key={keys[0]}
          value={conditionWords(condition)}
          onRemove={() => onState(omit(state, ...keys))}
        />
      ))}
    </>
  );
}

/** How a text was read: what its chips mean, its brackets, and what was corrected or left out, which can be undone. */
export function ReadingLine({ reading, read, onState }: Omit<UnderstoodProps, 'state'>) {
  if (!reading) return null;
  const { brackets, corrections, dropped } = reading;
  const hasSoft = reading.facts.some(({ isStrict, isExcluded }) => !isStrict && !isExcluded);
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
          <Instead onPress={() => onState(withText(read, brackets.otherwise))}>
            {brackets.otherwise} instead
          </Instead>
        </p>
      ) : null}
      <div role="status" className={css['undone']}>
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
            <Instead onPress={asTyped}>
              Search {corrections.map(({ from }) => `“${from}”`).join(', ')} instead
            </Instead>
          </p>
        ) : null}
        {dropped.length > 0 ? (
          <p>
            Nobody has all; left out: <b>{dropped.join(', ')}</b>.{' '}
            <Instead onPress={asTyped}>Search for all instead</Instead>
          </p>
        ) : null}
        {read.exact ? (
          <p>
            Searched exactly as typed.{' '}
            <Instead onPress={() => onState(omit(read, 'exact'))}>Correct it again</Instead>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Instead({ onPress, children }: { onPress: () => void; children: ReactNode }) {
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
