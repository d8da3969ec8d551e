import { IconBookmark } from '../../ui/icon/bookmark.ts';
import { IconBookmarkFilled } from '../../ui/icon/bookmark-filled.ts';
import { SAVED_LABELS, SAVED_SEARCH_SENTENCES } from '@talaash/domain/saved-search/words';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLackOf } from '../../lib/lack.ts';
import { Button } from '../../ui/press/button.tsx';
import type { EditedSearch } from './saved-search-form.tsx';
import { Underway } from '../../ui/overlay/underway.ts';

const loadForm = () => import('./saved-search-form.tsx');
const SavedSearchForm = lazy(async () => ({ default: (await loadForm()).SavedSearchForm }));

interface SaveSearchButtonProps extends EditedSearch {
  /** The search is empty. */
  isEmpty: boolean;
  /** Only the icon, for narrow places. */
  isCompact: boolean;
}

/** Saves the current search or its changes, or opens the settings of the saved one. */
export function SaveSearchButton({ isEmpty, isCompact, ...edited }: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lack = useLackOf('recruit');
  const { saved, changed } = edited;
  const label = saved ? SAVED_LABELS[saved.alert] : changed ? 'Save changes' : 'Save search';
  return (
    <>
      <Button
        ref={button}
        tone="quiet"
        size="s"
        compact={isCompact}
        icon={saved ? <IconBookmarkFilled aria-hidden /> : <IconBookmark aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={lack ?? (isEmpty && !saved ? SAVED_SEARCH_SENTENCES.nothingAsked : false)}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={() => void loadForm()}
      >
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Underway />}>
          <SavedSearchForm {...edited} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
