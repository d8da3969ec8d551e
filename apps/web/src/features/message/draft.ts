import { MESSAGE_DRAFT_PAUSE_MS } from '@talaash/domain/message-draft/limit';
import type { MessageDraft } from '@talaash/domain/message-draft/schema';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';
import { dropDraft, keepDraft, readDraft, useDraftKey } from '../../lib/draft.ts';
import { useLocalState } from '../../ui/base/local.ts';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';
import { type LocalDraft, NO_LOCAL_DRAFT, reconciled } from './draft-sync.ts';

const CHANGED = ['markdown'];

function readLocal(key: string | undefined): LocalDraft {
  const kept = readDraft<string>(key);
  if (!kept) return NO_LOCAL_DRAFT;
  const { values: text, basedOn = null, changed = CHANGED } = kept;
  return { text, basedOn, isChanged: changed.length > 0 };
}

function keepLocal(key: string | undefined, { text, basedOn, isChanged }: LocalDraft): void {
  if (key === undefined) return;
  if (text === '' && !isChanged) dropDraft(key);
  else
    keepDraft(key, {
      values: text,
      keptAt: Date.now(),
      basedOn: basedOn ?? undefined,
      changed: isChanged ? CHANGED : [],
    });
}

/**
 * The unsent message of a thread: on this device at once, on the server after a pause. Offline, the device keeps it. If another
 * device has changed it meanwhile, `other` is the other text, and nothing is saved until the person decides.
 *
 * @param isWriter whether this person may write in the thread
 * @param isHeld while a message waits to be sent, whose draft the server still has
 */
export function useMessageDraft(threadId: string, isWriter: boolean, isHeld: boolean) {
  const key = useDraftKey(`message:${threadId}`);
  const [draft, setDraft] = useLocalState(() => readLocal(key), NO_LOCAL_DRAFT);
  const [other, setOther] = useState<MessageDraft>();
  const latest = useRef(draft);
  latest.current = draft;
  const saving = useRef<Promise<void>>(Promise.resolve());

  function put(next: LocalDraft) {
    latest.current = next;
    setDraft(next);
    keepLocal(key, next);
  }

  const save = useLatestCallback(() => {
    if (!isWriter || other) return;
    const saveAfter = async (before: Promise<void>) => {
      await before;
      const { text: markdown, basedOn, isChanged } = latest.current;
      if (!isChanged) return;
      try {
        const saved = await api.messageDraft.save.call({ threadId, markdown, basedOn });
        const { text } = latest.current;
        put({ text, basedOn: saved.version, isChanged: text !== markdown });
      } catch (error) {
        if (isCallError(error, 'CONFLICT')) await compare();
        // Otherwise the device keeps it, and the next key press or visit tries again.
      }
    };
    saving.current = saveAfter(saving.current);
  });
  const saveLater = useDebouncedCallback(save, MESSAGE_DRAFT_PAUSE_MS);

  async function compare(): Promise<void> {
    const stored = await api.messageDraft.get.call({ threadId }).catch(() => undefined);
    if (!stored) return;
    const found = reconciled(latest.current, stored);
    if (found.kind === 'conflict') setOther(stored);
    else {
      put(found.draft);
      setOther(undefined);
      if (found.kind === 'save') saveLater();
    }
  }

  const compareNow = useLatestCallback(() => {
    if (isWriter && !isHeld && document.visibilityState === 'visible')
      saving.current = saving.current.then(compare);
  });
  useEffect(() => {
    compareNow();
    document.addEventListener('visibilitychange', compareNow);
    window.addEventListener('online', compareNow);
    return () => {
      document.removeEventListener('visibilitychange', compareNow);
      window.removeEventListener('online', compareNow);
      // Leaving the thread does not wait for the pause.
      save();
    };
  }, [compareNow, save]);

  return {
    text: draft.text,
    write(text: string) {
      put({ ...latest.current, text, isChanged: true });
      saveLater();
    },
    /** Empties the draft, whose message is being sent. Resolves when no save is under way that could bring it back. */
    clear(): Promise<void> {
      saveLater.cancel();
      put(NO_LOCAL_DRAFT);
      setOther(undefined);
      return saving.current;
    },
    other,
    /** Decides between the two texts. */
    decide(isOwnKept: boolean) {
      if (!other) return;
      const basedOn = other.version;
      put(
        isOwnKept
          ? { ...latest.current, basedOn, isChanged: true }
          : { text: other.markdown, basedOn, isChanged: false },
      );
      setOther(undefined);
      if (isOwnKept) saveLater();
    },
  };
}

export type MessageDraftState = ReturnType<typeof useMessageDraft>;
