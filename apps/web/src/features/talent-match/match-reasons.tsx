import { IconMinus } from '../../ui/icon/minus.ts';
import { IconQuestionMark } from '../../ui/icon/question-mark.ts';
import type { MatchCriterion } from '@talaash/domain/talent-match/choice';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { matchGaps, matchItemSentence, matchReasons } from '@talaash/domain/talent-match/words';
import { Match } from '../../ui/show/badge.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import css from './match-reasons.module.css';

/** Leaves out reasons that the row's columns already show. */
const SHOWN: ReadonlySet<MatchCriterion> = new Set([
  'title',
  'level',
  'experience',
  'place',
  'salary',
  'notice',
]);

/** The summary line of a row: strengths, gaps, and one fact that is not stated. */
export function MatchReasons({ match }: { match: TalentMatch }) {
  const items = match.items.filter(({ criterion }) => criterion !== 'freshness');
  const unstated = items.find(({ outcome }) => outcome === 'notStated');
  return (
    <ul className={css['reasons']} aria-label="Reasons">
      {matchReasons({ items: items.filter(({ criterion }) => !SHOWN.has(criterion)) }).map((item) => (
        <li key={`${item.criterion} ${item.label}`}>
          {item.criterion === 'mustSkill' || item.criterion === 'niceSkill' ? (
            <Match>{matchItemSentence(item)}</Match>
          ) : (
            matchItemSentence(item)
          )}
        </li>
      ))}
      {matchGaps({ items }).map((item) => (
        <li key={`${item.criterion} ${item.label}`} className={css['dim']}>
          <IconMinus aria-hidden />
          <VisuallyHidden>Gap: </VisuallyHidden>
          {matchItemSentence(item)}
        </li>
      ))}
      {unstated ? (
        <li className={css['dim']}>
          <IconQuestionMark aria-hidden />
          {unstated.fact}
        </li>
      ) : null}
    </ul>
  );
}
