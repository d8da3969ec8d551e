/** The two sides of a thread. */
export type ThreadSide = 'company' | 'talent';

/** A company or talent as one side of its threads. */
export type ThreadParty = { side: ThreadSide; id: string };
