import { lengthMaxSentence } from '@talaash/domain/base/words';
import { INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation/limit';
import { markdownRefusal } from '@talaash/domain/markdown/rule';
import { unfilledRefusal } from '@talaash/domain/message-template/rule';

/** Why this text cannot be the note of an invitation; undefined if it can. */
export const noteRefusal = (note: string): string | undefined =>
  note.length > INVITATION_NOTE_LENGTH_MAX
    ? lengthMaxSentence(INVITATION_NOTE_LENGTH_MAX)
    : (markdownRefusal(note) ?? unfilledRefusal(note, true));
