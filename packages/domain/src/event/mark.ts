/** A position in the order of events: an event's transaction and its number. */
export type EventMark = { xid: string; id: number };
