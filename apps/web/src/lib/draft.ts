import { useLocalState } from '../ui/base/local.ts';
import { type Viewer, useViewer } from './session.ts';

/** Unsaved values, with the version of the record they are based on. */
export interface Draft<Values> {
  values: Values;
  keptAt: number;
  basedOn: string | undefined;
  /** The paths of the changed fields, whose errors are shown. Absent in older drafts. */
  changed?: readonly string[];
}

const prefix = 'talaash-draft:';

const keyOf = (viewer: Viewer, name: string) => `${prefix}${viewer.account?.uid ?? 'guest'}:${name}`;

/** The storage key of a draft. It includes the person's id, so that another person in the same browser does not get the draft. */
export function useDraftKey(name: string | undefined): string | undefined {
  const viewer = useViewer();
  return name === undefined ? undefined : keyOf(viewer, name);
}

export function readDraft<Values>(key: string | undefined): Draft<Values> | undefined {
  if (key === undefined) return undefined;
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Draft<Values>);
  } catch {
    return undefined;
  }
}

/** False if the browser stores nothing (private windows, a full disk). */
export function keepDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string | undefined): void {
  if (key !== undefined) localStorage.removeItem(key);
}

/** An unsent text, stored in this browser until it is empty. @param name the purpose of the text */
export function useTextDraft(name: string): [string, (text: string) => void] {
  const draftKey = useDraftKey(name);
  const [text, setText] = useLocalState(() => readDraft<string>(draftKey)?.values ?? '', '');

  function write(next: string) {
    setText(next);
    if (next === '' || draftKey === undefined) dropDraft(draftKey);
    else keepDraft(draftKey, { values: next, keptAt: Date.now(), basedOn: undefined });
  }

  return [text, write];
}

/** For logging out: the next person at this computer must not find the drafts. */
export function dropAllDrafts(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
