import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: from a call that reads one row to one that is too slow. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof openMetrics>;

/**
 * The metrics of one server. Every label has few values that the code knows: never an address, an id or user input.
 * operation/grafana.json shows them.
 */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const histogram = <const Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const counter = <const Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    calls: counter('talaash_calls_total', 'Calls, by name and HTTP status.', ['call', 'status']),
    callSeconds: histogram('talaash_call_duration_seconds', 'How long calls took.', ['call']),
    searchSeconds: histogram('talaash_search_duration_seconds', 'How long the index took to answer.', []),
    providerSeconds: histogram('talaash_provider_duration_seconds', 'How long providers took.', ['port']),
    providerFaults: counter('talaash_provider_faults_total', 'Failed calls to providers.', ['port', 'kind']),
    jobs: counter('talaash_jobs_total', 'Jobs that ran.', ['job', 'outcome']),
    mails: counter('talaash_mails_total', 'Emails by outcome: sent or failed.', ['outcome']),
    liveStreams: gauge('talaash_live_streams', 'Open live streams.'),
    jobsWaiting: gauge('talaash_jobs_waiting', 'Jobs of all servers that are waiting or running.'),
    jobsFailed: gauge('talaash_jobs_failed', 'Jobs of all servers that failed for good in the last day.'),
    jobOldestSeconds: gauge('talaash_job_oldest_due_seconds', 'How long the oldest job is overdue.'),
    mailsGivenUp: gauge('talaash_mails_given_up', 'Emails that could not be sent within five days.'),
    indexReady: gauge('talaash_index_ready', '1 while the search index is complete.'),
    indexTalents: gauge('talaash_index_talents', 'Talents in the search index.'),
    indexBehindSeconds: gauge('talaash_index_behind_seconds', 'How far the index is behind the events.'),
    connections: new Gauge({
      name: 'talaash_database_connections',
      help: 'Connections to the database.',
      labelNames: ['state'] as const,
      registers,
    }),
    connectionsAwaited: gauge('talaash_database_connections_awaited', 'Queries waiting for a connection.'),
  };
}
