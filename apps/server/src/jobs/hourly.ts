import type { JobName } from './job.ts';
import type { Jobs } from './queue.ts';

/** The jobs that run every hour. */
export const HOURLY_JOBS = [
  'account.eraseDue',
  'companyDomain.checkDue',
  'file.deleteUnused',
  'followUp.settle',
  'invitation.settle',
  'jobPost.settle',
  'meeting.settle',
  'retention.prune',
  'sanction.settle',
  'savedSearch.alertDue',
  'subscription.settleDue',
  'talentReminder.queueDue',
] as const satisfies readonly JobName[];
type HourlyJob = (typeof HOURLY_JOBS)[number];

/** The jobs that run every minute. */
export const MINUTE_JOBS = ['followUp.send', 'meeting.remind'] as const satisfies readonly JobName[];
type MinuteJob = (typeof MINUTE_JOBS)[number];

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

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

/** Queues the next run of what runs every minute. */
export const queueEveryMinute = (jobs: Jobs, name: MinuteJob, runAfterSeconds = 0): Promise<void> =>
  jobs.send(name, {}, { key: 'the next run', runAfterSeconds });

/** Runs the work, and again a minute later. */
export const everyMinute =
  <Needs>(name: MinuteJob, run: (deps: Needs) => Promise<void>) =>
  async (deps: Needs & { jobs: Jobs }): Promise<void> => {
    await queueEveryMinute(deps.jobs, name, MINUTE_SECONDS);
    await run(deps);
  };
