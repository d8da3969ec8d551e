import type { JobName } from './job.ts';
import type { Jobs } from './queue.ts';

/** The jobs that run every hour. */
export const HOURLY_JOBS = [
  'account.eraseDue',
  'file.deleteUnused',
  'invitation.settle',
  'retention.prune',
  'savedSearch.alertDue',
  'subscription.settleDue',
] as const satisfies readonly JobName[];
type HourlyJob = (typeof HOURLY_JOBS)[number];

const HOUR_SECONDS = 60 * 60;

/** Queues the next run. While one is queued, no other is added, so one node at a time does the work. */
export const queueHourly = (jobs: Jobs, name: HourlyJob, runAfterSeconds = 0): Promise<void> =>
  jobs.send(name, {}, { key: 'the next run', runAfterSeconds });

/** Runs the work, and again an hour later. */
export const hourly =
  <Needs>(name: HourlyJob, run: (deps: Needs) => Promise<void>) =>
  async (deps: Needs & { jobs: Jobs }): Promise<void> => {
    // Queued first, so that a failed run does not end the series.
    await queueHourly(deps.jobs, name, HOUR_SECONDS);
    await run(deps);
  };
