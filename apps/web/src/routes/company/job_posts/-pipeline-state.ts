import { PIPELINE_SORTS, type PipelineSort } from '@talaash/domain/pipeline/choice';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { TableState } from '../../../features/pipeline/pipeline.ts';
import { searchParams, textOf } from '../../../lib/search-params.ts';
import { useLatestCallback } from '../../../ui/base/use-latest-callback.ts';

/** What the address of a job post's people may hold. On the board: `mine`. In the table: order, page and filters. */
const KEYS = ['mine', 'sort', 'order', 'page', 'stage', 'member', 'profile'] as const;

/** The state of a job post's people in the address. A missing field does not filter. */
export type PipelineState = { [Key in (typeof KEYS)[number]]?: string };

export const readPipelineState = searchParams(
  (raw): PipelineState =>
    Object.fromEntries(
      KEYS.flatMap((key) => {
        // The router reads a number in an address as one.
        const value = typeof raw[key] === 'number' ? String(raw[key]) : textOf(raw[key]);
        return value === undefined ? [] : [[key, value]];
      }),
    ),
);

const isSort = (value: string | undefined): value is PipelineSort =>
  PIPELINE_SORTS.some((sort) => sort === value);

/** The state of the table in an address. What is absent or unknown is the default. */
export const tableStateOf = ({ sort, order, page, stage, member }: PipelineState): TableState => ({
  sort: isSort(sort) ? sort : 'since',
  isDescending: order !== 'up',
  page: Math.min(100, Math.max(1, Math.floor(Number(page ?? 1)) || 1)),
  stageId: stage,
  member,
});

type Step = { search: PipelineState; replace: boolean; resetScroll: false };
type Change = { [Key in keyof PipelineState]?: string | undefined };

/** The navigations of the page. A filter replaces the history entry; an opened profile pushes one. */
export function usePipelineSteps(state: PipelineState, navigate: (step: Step) => unknown) {
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const go = (change: Change, replace = true) => {
    const next = Object.entries({ ...state, ...change }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace, resetScroll: false });
  };
  return {
    go: (change: Change) => go(change),
    filterMine: (isMine: boolean) => go({ mine: isMine ? 'yes' : undefined }),
    openProfile: useLatestCallback((talentId: string) => {
      const isOpen = state.profile !== undefined;
      if (!isOpen) isOpenedHere.current = true;
      go({ profile: talentId }, isOpen);
    }),
    /** Goes back if this page opened the profile. Otherwise removes it from the address. */
    closeProfile() {
      if (isOpenedHere.current) history.back();
      else go({ profile: undefined });
    },
  };
}
