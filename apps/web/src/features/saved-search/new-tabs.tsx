import { SAVED_SEARCH_SENTENCES } from '@talaash/domain/saved-search/words';
import { formatNumber, formatMonthAndDay, formatWeekday } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { Tooltip } from '../../ui/float/tooltip.tsx';
import css from './new-tabs.module.css';

interface NewTabsProps {
  /** The time since which people count as new to the open saved search. */
  newSince: string;
  newCount: number | undefined;
  isNewShown: boolean;
  onShowNew: (isNew: boolean) => void;
}

/** Switches between all people of a saved search and the new ones. */
export function NewTabs({ newSince, newCount, isNewShown, onShowNew }: NewTabsProps) {
  return (
    <div className={css['tabs']} role="group" aria-label="People shown">
      <button
        type="button"
        className={css['tab']}
        aria-pressed={!isNewShown}
        onClick={() => onShowNew(false)}
      >
        All
      </button>
      <Tooltip label={SAVED_SEARCH_SENTENCES.newMeans}>
        <button
          type="button"
          className={css['tab']}
          aria-pressed={isNewShown}
          onClick={() => onShowNew(true)}
        >
          New since <LocalText of={() => dayText(newSince)} />
          {newCount === undefined ? null : (
            <span className={css['count']} data-new={newCount > 0 ? true : undefined}>
              {formatNumber(newCount)}
            </span>
          )}
        </button>
      </Tooltip>
    </div>
  );
}

const WEEKDAYS_MS = 6 * 24 * 60 * 60 * 1000;

/** today, Thursday, 4 Nov */
function dayText(isoDateTimeUtc: string): string {
  if (new Date(isoDateTimeUtc).toDateString() === new Date().toDateString()) return 'today';
  const isRecent = Date.now() - Date.parse(isoDateTimeUtc) < WEEKDAYS_MS;
  return isRecent ? formatWeekday(isoDateTimeUtc) : formatMonthAndDay(isoDateTimeUtc);
}
