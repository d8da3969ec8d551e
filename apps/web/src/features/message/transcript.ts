import type { Message } from '@talaash/domain/message/schema';
import type { UnsentMessage } from './outbox.ts';

export type TranscriptRow =
  | { kind: 'day'; key: string; isoDateTimeUtc: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: Message; isContinued: boolean }
  | { kind: 'unsent'; key: string; message: UnsentMessage };

type Options = {
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  ownSender: 'Company' | 'Talent';
  /** The counterpart's messages after this time are new. Undefined if there are none. */
  newAfter: string | undefined;
  isShown?: (message: Message) => boolean;
  /** Maps a time to the reader's calendar day. */
  dayOf: (isoDateTimeUtc: string) => string;
};

/** Messages of one sender, and of one member of the company, within this time are grouped under one name. */
const CONTINUED_WITHIN_MS = 5 * 60 * 1000;

/** The rows of a conversation: day separators, the marker before the first new message, the messages, then the unsent ones. */
export function transcript({
  messages,
  unsent,
  ownSender,
  newAfter,
  isShown = () => true,
  dayOf,
}: Options): TranscriptRow[] {
  const rows: TranscriptRow[] = [];
  let day: string | undefined;
  let isNewMarked = false;
  let previous: Message | undefined;
  for (const message of messages.filter(isShown)) {
    const at = message.createdIsoDateTimeUtc;
    if (dayOf(at) !== day) {
      day = dayOf(at);
      rows.push({ kind: 'day', key: `day ${day}`, isoDateTimeUtc: at });
      previous = undefined;
    }
    if (
      !isNewMarked &&
      newAfter !== undefined &&
      at > newAfter &&
      message.sender !== ownSender &&
      message.sender !== 'System'
    ) {
      isNewMarked = true;
      rows.push({ kind: 'new', key: 'new' });
      previous = undefined;
    }
    const isContinued =
      previous?.sender === message.sender &&
      previous.authorName === message.authorName &&
      message.sender !== 'System' &&
      Date.parse(at) - Date.parse(previous.createdIsoDateTimeUtc) < CONTINUED_WITHIN_MS;
    rows.push({ kind: 'message', key: message.key.messageId, message, isContinued });
    previous = message;
  }
  const arrived = new Set(messages.map((message) => message.clientMessageId));
  for (const message of unsent) {
    if (!arrived.has(message.clientMessageId))
      rows.push({ kind: 'unsent', key: message.clientMessageId, message });
  }
  return rows;
}

/** By the reader's own calendar. */
export const localDay = (isoDateTimeUtc: string): string => new Date(isoDateTimeUtc).toDateString();
/** If the calendar is unknown. */
export const utcDay = (isoDateTimeUtc: string): string => isoDateTimeUtc.slice(0, 10);

/**
 * The time after which messages of an unread thread are new: the later of the last message seen in this browser and the reader's
 * own last message. Empty if there is neither; undefined for a read thread.
 */
export function newSince(options: {
  isUnread: boolean;
  lastSeen: string | undefined;
  messages: readonly Message[];
  ownSender: 'Company' | 'Talent';
}): string | undefined {
  if (!options.isUnread) return undefined;
  const ownLast = options.messages.findLast(
    (message) => message.sender === options.ownSender,
  )?.createdIsoDateTimeUtc;
  const known = [options.lastSeen, ownLast].filter((time) => time !== undefined).sort();
  return known.at(-1) ?? '';
}
