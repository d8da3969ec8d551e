import { pickRefusal } from '@talaash/domain/talent-comparison/rule';
import { useCallback } from 'react';
import { createStore, useStore } from '../../ui/base/store.ts';
import { toast } from '../../ui/overlay/toast.ts';

type Picked = Readonly<Record<string, readonly string[]>>;

const STORAGE_KEY = 'talaash-picked-people';

/** Ids alone, in this tab, so that a reload and the way to a profile and back keep them. */
const picked = createStore<Picked>(readStored(), {});

function readStored(): Picked {
  try {
    return readPicked(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** What was stored by an older page may be of another shape. */
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
    // Without storage they last as long as the page.
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

/** Whom the company has picked to compare. @param jobPostId each job post has its own people; undefined for none */
export function usePicked(jobPostId: string | undefined) {
  const list = jobPostId ?? '';
  const talentIds = useStore(picked)[list] ?? NOBODY;
  return {
    talentIds,
    isPicked: (talentId: string) => talentIds.includes(talentId),
    /** Picks somebody or takes them out. Says why nobody else can be picked. The same function for the same job post. */
    toggle: useCallback((talentId: string) => toggle(list, talentId), [list]),
    clear: () => setPicked(list, []),
  };
}

export type PickedPeople = ReturnType<typeof usePicked>;
