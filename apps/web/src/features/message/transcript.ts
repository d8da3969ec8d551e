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
  /** Messages of the other side after this time are new; undefined where nothing is. */
  newAfter: string | undefined;
  isShown?: (message: Message) => boolean;
  /** The reader's calendar day of a time. */
  dayOf?: (isoDateTimeUtc: string) => string;
};

/** One person's messages within this time stand under one name. */
const CONTINUED_WITHIN_MS = 5 * 60 * 1000;

/** The conversation as it is read: day separators, the mark before what is new, messages, and at the end what is not sent yet. */
export function transcript({
  messages,
  unsent,
  ownSender,
  newAfter,
  isShown = () => true,
  dayOf = localDay,
}: Options): TranscriptRow[] {
  const rows: TranscriptRow[] = [];
  let day: string | undefined;
  let isNewMarked = false;
  let before: Message | undefined;
  for (const message of messages.filter(isShown)) {
    const at = message.createdIsoDateTimeUtc;
    if (dayOf(at) !== day) {
      day = dayOf(at);
      rows.push({ kind: 'day', key: `day ${day}`, isoDateTimeUtc: at });
      before = undefined;
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
      before = undefined;
    }
    const isContinued =
      before?.sender === message.sender &&
      message.sender !== 'System' &&
      Date.parse(at) - Date.parse(before.createdIsoDateTimeUtc) < CONTINUED_WITHIN_MS;
    rows.push({ kind: 'message', key: message.key.messageId, message, isContinued });
    before = message;
  }
  const arrived = new Set(messages.map((message) => message.clientMessageId));
  for (const message of unsent) {
    if (!arrived.has(message.clientMessageId))
      rows.push({ kind: 'unsent', key: message.clientMessageId, message });
  }
  return rows;
}

const localDay = (isoDateTimeUtc: string) => new Date(isoDateTimeUtc).toDateString();

/** From when on an unread thread's messages are new: what was last seen here, else the reader's own last message. */
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
