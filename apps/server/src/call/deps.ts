import type { Auth } from './auth.ts';
import type { Analytics } from '../adapters/analytics/port.ts';
import type { ApplicantTracking } from '../adapters/applicant-tracking/port.ts';
import type { BotCheck } from '../adapters/bot-check/port.ts';
import type { Calendars } from '../adapters/calendar/port.ts';
import type { CertificatePages } from '../adapters/certificate-page/port.ts';
import type { CodeAccounts } from '../adapters/code-account/port.ts';
import type { DomainRecords } from '../adapters/domain-records/port.ts';
import type { FileOpener } from '../adapters/file-opener/port.ts';
import type { FileStore } from '../adapters/files/port.ts';
import type { HeadshotGenerator } from '../adapters/headshots/port.ts';
import type { IdentityProviders } from '../adapters/identity-provider/port.ts';
import type { Mailer } from '../adapters/mail/port.ts';
import type { OneTimeCodeProvider } from '../adapters/one-time-code/port.ts';
import type { Payments } from '../adapters/payments/port.ts';
import type { Places } from '../adapters/places/port.ts';
import type { ResumeReader } from '../adapters/resume-reader/port.ts';
import type { FirstMessageCheck, Reviewer } from '../adapters/reviewer/port.ts';
import type { WebhookSender } from '../adapters/webhook-sender/port.ts';
import type { Config } from '../base/config.ts';
import type { Database, Db } from '../db/client.ts';
import type { Replica } from '../db/replica.ts';
import type { DatabaseClock } from '../db/clock.ts';
import type { Events } from '../events/events.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Log } from '../base/log.ts';
import type { TalentIndex } from '@talaash/talent-index/port';
import type { Secrets } from '../base/secret.ts';

/** Everything that a request may use. Made once for a server, in wiring.ts. */
export type Deps = {
  config: Config;
  /** The public origin for mails and links, such as http://localhost:3000. */
  baseUrl: () => string;
  secrets: Secrets;
  log: Log;
  database: Database;
  db: Db;
  /** For the reads that may be stale. */
  replica: Replica;
  events: Events;
  jobs: Jobs;
  auth: Auth;
  mailer: Mailer;
  identityProviders: IdentityProviders;
  oneTimeCodeProvider: OneTimeCodeProvider;
  botCheck: BotCheck;
  payments: Payments;
  reviewer: Reviewer;
  firstMessageCheck: FirstMessageCheck;
  resumeReader: ResumeReader;
  fileOpener: FileOpener;
  fileStore: FileStore;
  places: Places;
  domainRecords: DomainRecords;
  codeAccounts: CodeAccounts;
  certificatePages: CertificatePages;
  calendars: Calendars;
  applicantTracking: ApplicantTracking;
  webhookSender: WebhookSender;
  headshotGenerator: HeadshotGenerator;
  talentIndex: TalentIndex;
  /** Undefined if pages are not counted. */
  analytics: Analytics | undefined;
  /** Undefined if resumes are not parsed. */
  metrics: Metrics | undefined;
  /**
   * The state of this node: whether it is draining (accepts no new requests), and whether the product is closed for maintenance.
   */
  node: { isStopping: boolean; isClosed: boolean };
  /** Milliseconds since 1970 by the database's clock, which is that of all nodes; a test may set it. */
  now: () => number;
  clock: DatabaseClock;
};
