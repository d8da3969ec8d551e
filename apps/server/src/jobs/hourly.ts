import type { JobName } from './job.ts';
import type { Jobs } from './queue.ts';

/** The jobs that run every hour. */
export const HOURLY_JOBS = [
  'account.eraseDue',
  'file.deleteUnused',
  'retention.prune',
  'savedSearch.alertDue',
  'subscription.settleDue',
] as const satisfies readonly JobName[];
type HourlyJob = (typeof HOURLY_JOBS)[number];

const HOUR_SECONDS = 60 * 60;

/** Queues the next run. While one waits, another is not added, so one node at a time does it, whichever is free. */
export const queueHourly = (jobs: Jobs, name: HourlyJob, runAfterSeconds = 0): Promise<void> =>
  jobs.send(name, {}, { key: 'the next run', runAfterSeconds });

/** Runs the work, and again an hour later. */
export const hourly =
  <Needs>(name: HourlyJob, run: (deps: Needs) => Promise<void>) =>
  async (deps: Needs & { jobs: Jobs }): Promise<void> => {
    // First, so that a run that fails does not end them all.
    await queueHourly(deps.jobs, name, HOUR_SECONDS);
    await run(deps);
  };
