import { SAVED_SEARCH_NAME_LENGTH } from '@talaash/domain/saved-search/limit';
import type { SavedSearch, SavedSearchQuestion } from '@talaash/domain/saved-search/schema';
import { SAVED_SEARCH_SENTENCES } from '@talaash/domain/saved-search/words';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { SelectedJobPost } from '../../features/job-post/selected-job-post.ts';
import { NewTabs } from '../../features/saved-search/new-tabs.tsx';
import { SaveSearchButton } from '../../features/saved-search/save-search-button.tsx';
import { savedSearchOf, useSavedSearches, useVisit } from '../../features/saved-search/saved-search.ts';
import { SavedSearchList } from '../../features/saved-search/saved-search-list.tsx';
import { stateOf } from '../../features/talent-search/question-state.ts';
import type { SearchState } from '../../features/talent-search/search-address.ts';
import type { useSearchSteps } from '../../features/talent-search/search-step.ts';
import { toQuestion, withSince } from '../../features/talent-search/search-state.ts';
import { EmptyState } from '../../ui/show/state.tsx';
import css from './-company-page.module.css';
import { toast } from '../../ui/overlay/toast.ts';

/** The saved part of a search: its whole query, without the view of its results. */
function savedQuestion(state: SearchState): SavedSearchQuestion {
  const { changedSinceIsoDateTimeUtc: _, ...question } = toQuestion(state);
  return question;
}

/** A saved query as search state of the address. */
const toCurrentForm = (question: SavedSearchQuestion) => savedQuestion(stateOf(question));

/** The saved searches around a company's search: their list, the tabs of the open one, and the save button. */
export function useSavedSearchParts(
  state: SearchState,
  steps: Pick<ReturnType<typeof useSearchSteps>, 'go' | 'show'>,
  { selected, select }: Pick<SelectedJobPost, 'selected' | 'select'>,
): {
  /** The list, and on phones the button. */
  aboveFilters: ReactNode;
  tabs: ReactNode;
  /** Shown if there are no new people. */
  whenNobody: ReactNode;
  button: ReactNode;
} {
  const searches = useSavedSearches();
  const { list, newCounts } = searches;
  const question = savedQuestion(state);
  const open = savedSearchOf(list, question, toCurrentForm);
  const openId = open?.key.savedSearchId;
  const isEmpty = JSON.stringify(question) === JSON.stringify(savedQuestion({}));
  const changed = useChanged(list, openId, isEmpty);
  useVisit(openId);

  function show({ question: stored, jobPostId: itsJobPostId }: SavedSearch) {
    if (itsJobPostId !== undefined) select(itsJobPostId);
    steps.show(stateOf(stored));
  }

  const button = (isCompact: boolean) =>
    list === undefined ? null : (
      <SaveSearchButton
        isCompact={isCompact}
        saved={open}
        changed={changed}
        list={list}
        question={question}
        suggestedName={nameOf(question)}
        jobPostId={selected?.key.jobPostId}
        isEmpty={isEmpty}
      />
    );

  return {
    aboveFilters: (
      <>
        <SavedSearchList searches={searches} openId={openId} onOpen={show} />
        <div className={css['onPhone']}>{button(false)}</div>
      </>
    ),
    tabs:
      open === undefined ? null : (
        <NewTabs
          newSince={state.since ?? open.newSinceIsoDateTimeUtc}
          newCount={newCounts[open.key.savedSearchId]}
          isNewShown={state.since !== undefined}
          onShowNew={(isNew) => steps.go(withSince(state, isNew ? open.newSinceIsoDateTimeUtc : undefined))}
        />
      ),
    whenNobody:
      state.since === undefined ? undefined : (
        <EmptyState title={SAVED_SEARCH_SENTENCES.nobodyNew}>{SAVED_SEARCH_SENTENCES.newMeans}</EmptyState>
      ),
    button: button(true),
  };
}

/** The saved search that was open before the person changed it. An empty search is a new one. */
function useChanged(
  list: readonly SavedSearch[] | undefined,
  openId: string | undefined,
  isEmpty: boolean,
): SavedSearch | undefined {
  const [lastId, setLastId] = useState<string>();
  const id = isEmpty ? undefined : (openId ?? lastId);
  if (id !== lastId) setLastId(id);
  return openId === undefined ? list?.find(({ key }) => key.savedSearchId === id) : undefined;
}

/** The text, or the skills if there is none. */
const nameOf = ({ query, skills }: SavedSearchQuestion): string =>
  (query === '' ? skills.join(', ') : query).slice(0, SAVED_SEARCH_NAME_LENGTH.max).trim();

/**
 * Opens the saved search of a link, such as one in an email.
 *
 * @param onFound receives the search and its job post; undefined if there is no such search
 */
export function useSavedSearchLink(
  savedSearchId: string | undefined,
  onFound: (search: SearchState, jobPostId: string | undefined) => void,
): void {
  const { list } = useSavedSearches();
  useEffect(() => {
    if (savedSearchId === undefined || list === undefined) return;
    const saved = list.find(({ key }) => key.savedSearchId === savedSearchId);
    if (saved) onFound(stateOf(saved.question), saved.jobPostId);
    else {
      toast.warning(SAVED_SEARCH_SENTENCES.notFound);
      onFound({}, undefined);
    }
  }, [savedSearchId, list, onFound]);
}
