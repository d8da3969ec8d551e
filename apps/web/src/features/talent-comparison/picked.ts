import { pickRefusal } from '@talaash/domain/talent-comparison/rule';
import { useCallback } from 'react';
import { createStore, useStore } from '../../ui/base/store.ts';
import { toast } from '../../ui/overlay/toast.ts';

type Picked = Readonly<Record<string, readonly string[]>>;

const STORAGE_KEY = 'talaash-picked-people';

/** Only ids, in this tab's storage, so that they survive a reload and opening a profile. */
const picked = createStore<Picked>(readStored(), {});

function readStored(): Picked {
  try {
    return readPicked(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** An older version of the page may have stored another shape. */
function readPicked(stored: unknown): Picked {
  if (typeof stored !== 'object' || stored === null) return {};
  const lists = Object.entries(stored).map(([list, ids]) => [
    list,
    Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
  ]);
  return Object.fromEntries(lists);
}

function setPicked(list: string, talentIds: readonly string[]): void {
  const { [list]: _, ...others } = picked.get();
  const next = talentIds.length > 0 ? { ...others, [list]: talentIds } : others;
  picked.set(next);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Without storage, they last until the page closes.
  }
}

function toggle(list: string, talentId: string): void {
  const now = picked.get()[list] ?? [];
  if (now.includes(talentId)) {
    setPicked(
      list,
      now.filter((id) => id !== talentId),
    );
    return;
  }
  const refused = pickRefusal(now.length);
  if (refused) toast.warning(refused);
  else setPicked(list, [...now, talentId]);
}

const NOBODY: readonly string[] = [];

/** The people whom the company has picked, to compare or to invite. @param jobPostId each job post has its own people; undefined for none */
export function usePicked(jobPostId: string | undefined) {
  const list = jobPostId ?? '';
  const talentIds = useStore(picked)[list] ?? NOBODY;
  return {
    talentIds,
    isPicked: (talentId: string) => talentIds.includes(talentId),
    /** Picks or removes a person. Says why no more people can be picked. A stable function for each job post. */
    toggle: useCallback((talentId: string) => toggle(list, talentId), [list]),
    clear: () => setPicked(list, []),
  };
}

export type PickedPeople = ReturnType<typeof usePicked>;
