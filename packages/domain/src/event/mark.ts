/** A place in the order of events: the transaction that wrote one, and its number. */
export type EventMark = { xid: string; id: number };
