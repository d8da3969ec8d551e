/** A position in the event log: the transaction of an event (`xid`) and its number (`id`). */
export type EventCursor = { xid: string; id: number };
