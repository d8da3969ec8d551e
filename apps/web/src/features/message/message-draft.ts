import { dropDraft, keepDraft, readDraft, useDraftKey } from '../../lib/draft.ts';
import { useLocalState } from '../../ui/base/local.ts';

/** The unsent text of a thread, stored in this browser. */
export function useMessageDraft(threadId: string): [string, (text: string) => void] {
  const draftKey = useDraftKey(`message:${threadId}`);
  const [text, setText] = useLocalState(() => readDraft<string>(draftKey)?.values ?? '', '');

  function write(next: string) {
    setText(next);
    if (next === '' || draftKey === undefined) dropDraft(draftKey);
    else keepDraft(draftKey, { values: next, keptAt: Date.now(), basedOn: undefined });
  }

  return [text, write];
}
