/** The two sides of a thread. */
export type ThreadSide = 'company' | 'talent';

/** Whose threads: a side, and the id of that company or talent. */
export type ThreadParty = { side: ThreadSide; id: string };
