import type { FastifyReply } from 'fastify';

/** Gives `act` a signal that aborts with `reason` as soon as the caller is gone. */
export async function whileWanted<Result>(
  { raw }: FastifyReply,
  reason: Error,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const left = new AbortController();
  const leave = () => left.abort(reason);
  raw.once('close', leave);
  // It may have closed while the file arrived.
  if (raw.destroyed) leave();
  try {
    return await act(left.signal);
  } finally {
    raw.off('close', leave);
  }
}
