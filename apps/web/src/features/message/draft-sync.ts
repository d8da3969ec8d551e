import type { MessageDraft } from '@talaash/domain/message-draft/schema';

/** The text of this device, and what it knows of the server's. */
export type LocalDraft = {
  text: string;
  /** The version that the text is based on; null if there was none. */
  basedOn: string | null;
  /** Whether the text was changed since it was read or saved. */
  isChanged: boolean;
};

export const NO_LOCAL_DRAFT: LocalDraft = { text: '', basedOn: null, isChanged: false };

export type Reconciled =
  | { kind: 'same' | 'taken' | 'save'; draft: LocalDraft }
  /** Both devices have changed the text. */
  | { kind: 'conflict'; other: MessageDraft };

/** What becomes of the text of this device when the server's draft is read. No text is lost without a question. */
export function reconciled(local: LocalDraft, stored: MessageDraft): Reconciled {
  const basedOn = stored.version;
  if (local.text === stored.markdown)
    return { kind: 'same', draft: { text: local.text, basedOn, isChanged: false } };
  if (!local.isChanged) return { kind: 'taken', draft: { text: stored.markdown, basedOn, isChanged: false } };
  if (local.basedOn === basedOn) return { kind: 'save', draft: local };
  return { kind: 'conflict', other: stored };
}
