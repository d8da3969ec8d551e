import type { AdminOverview } from '@talaash/contract/admin-overview';
import { admin } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { resendMails } from './actions.ts';
import { sendTestMail } from './test-mail.ts';
import { readOverview, readQueueLengths, readStorage } from './queries.ts';

/** However many admins look, the figures are read only this often. */
const KEPT_MS = 5000;
const STORAGE_KEPT_MS = 10 * 60_000;

/** The latest reading of each server. */
const kept = new WeakMap<
  Deps,
  { overview: Reading<AdminOverview>; storage: Reading<AdminOverview['storage']> }
>();

export const adminOverviewProcedures = {
  get: admin.adminOverview.get.handler(async ({ context: { deps } }) => {
    let readings = kept.get(deps);
    if (!readings) {
      const storage = reading(STORAGE_KEPT_MS, () => readStorage(deps, deps.now()));
      readings = { storage, overview: reading(KEPT_MS, async () => readOverview(deps, await storage())) };
      kept.set(deps, readings);
    }
    return readings.overview();
  }),

  readQueue: admin.adminOverview.readQueue.handler(({ context: { deps } }) => readQueueLengths(deps)),

  resendMails: admin.adminOverview.resendMails.handler(async ({ context: { deps, viewer }, input }) => {
    const count = await resendMails(deps, viewer, input.mailIds);
    kept.delete(deps);
    return { count };
  }),

  sendTestMail: admin.adminOverview.sendTestMail.handler(({ context: { deps, viewer } }) =>
    sendTestMail(deps, viewer),
  ),
};

type Reading<Value> = () => Promise<Value>;

/** Reads at most once per interval; concurrent callers share the result. A failure is not cached. */
function reading<Value>(keptMs: number, read: () => Promise<Value>): Reading<Value> {
  let latest: { at: number; value: Promise<Value> } | undefined;
  return () => {
    if (latest && performance.now() - latest.at < keptMs) return latest.value;
    const value = read();
    const own = { at: performance.now(), value };
    latest = own;
    value.catch(() => {
      if (latest === own) latest = undefined;
    });
    return value;
  };
}
