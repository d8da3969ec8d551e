import { id, isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import {
  TRACKING_PROBLEMS,
  TRACKING_STATES,
  TRACKING_VENDORS,
  TRACKING_WITHDRAWALS,
} from '@talaash/domain/applicant-tracking/choice';
import {
  TrackingConnectionDraft,
  TrackingConsentChoice,
  TrackingHookDraft,
  TrackingJobChoice,
} from '@talaash/domain/applicant-tracking/schema';
import { call, Nothing } from './call.ts';

const tags = ['Applicant tracking'];
const own = 'the applicant tracking system of the caller’s own company';
const reading = { access: 'company' as const, permission: 'read' as const, own, tags };
const hour = (max: number) => ({ max, seconds: 3600 });

/** The connection of a company. No call returns its credentials. */
export const TrackingConnection = z.object({
  vendor: z.enum(TRACKING_VENDORS),
  connectedIsoDateTimeUtc: isoDateTimeUtc(),
  /** Why the last use failed; null if it worked. */
  problem: z.enum(TRACKING_PROBLEMS).nullable(),
  /** Where the system sends its webhooks; null until the company has entered their secret. */
  hookAddress: z.string().nullable(),
});
export type TrackingConnection = z.infer<typeof TrackingConnection>;

const ExternalJob = z.object({ externalJobId: z.string(), name: z.string() });

const stateOfPerson = {
  state: z.enum(TRACKING_STATES),
  problem: z.enum(TRACKING_PROBLEMS).nullable(),
  /** When it was sent; null if it was not. */
  sentIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** What the withdrawal did; null without one. */
  withdrawnAs: z.enum(TRACKING_WITHDRAWALS).nullable(),
};

/** Where a person stands with the company's system for a job post. */
export const TrackedApplication = z.object({
  talentId: z.string(),
  ...stateOfPerson,
  /** The stage in the system; null until it has told us. */
  stageName: z.string().nullable(),
});
export type TrackedApplication = z.infer<typeof TrackedApplication>;

/** A company whose system has the talent, or is asked about. */
export const TrackingHolder = z.object({
  companyId: z.string(),
  companyName: z.string(),
  vendor: z.enum(TRACKING_VENDORS),
  ...stateOfPerson,
});
export type TrackingHolder = z.infer<typeof TrackingHolder>;

const Consent = z.object({
  /** Null until the talent has decided. */
  isAllowed: z.boolean().nullable(),
  holders: z.array(TrackingHolder),
});

export const applicantTracking = {
  status: call({
    ...reading,
    method: 'GET',
    path: '/applicant-tracking',
    summary: 'Returns the connection of the company, if there is one, and the systems that can be connected',
  }).output(
    z.object({
      connection: TrackingConnection.nullable(),
      vendors: z.array(z.enum(TRACKING_VENDORS)),
      /** The job of the system by job post. */
      jobs: z.array(z.object({ jobPostId: z.string(), ...ExternalJob.shape })),
    }),
  ),
  connect: call({
    ...reading,
    permission: 'manage',
    path: '/connect-applicant-tracking',
    summary:
      'Connects an account of an applicant tracking system, after a test of its credentials. They are stored encrypted and never returned',
    limit: hour(30),
  })
    .input(TrackingConnectionDraft)
    .output(z.object({ connection: TrackingConnection })),
  test: call({
    ...reading,
    permission: 'manage',
    path: '/test-applicant-tracking',
    summary: 'Tests the connection',
    limit: hour(60),
  })
    .input(Nothing)
    .output(z.object({ connection: TrackingConnection })),
  disconnect: call({
    ...reading,
    permission: 'manage',
    method: 'DELETE',
    path: '/applicant-tracking',
    summary:
      'Deletes the connection with its credentials and what is known of sent people. What the system has of them stays there',
  })
    .input(Nothing)
    .output(Nothing),
  saveHook: call({
    ...reading,
    permission: 'manage',
    path: '/save-applicant-tracking-webhook',
    summary:
      'Stores the secret with which the system signs its webhooks, encrypted, and returns the address for them',
    limit: hour(30),
  })
    .input(TrackingHookDraft)
    .output(z.object({ connection: TrackingConnection })),
  listJobs: call({
    ...reading,
    permission: 'recruit',
    method: 'GET',
    path: '/applicant-tracking/jobs',
    summary: 'Lists the jobs of the connected system that are not closed',
    limit: hour(120),
  }).output(z.object({ jobs: z.array(ExternalJob) })),
  chooseJob: call({
    ...reading,
    permission: 'recruit',
    path: '/choose-applicant-tracking-job',
    summary: 'Chooses which job of the connected system a job post stands for',
    limit: hour(600),
  })
    .input(TrackingJobChoice)
    .output(Nothing),
  list: call({
    ...reading,
    isRead: true,
    path: '/list-tracked-applications',
    summary: 'Lists where the people of a job post stand with the connected system',
  })
    .input(z.strictObject({ jobPostId: id() }))
    .output(z.object({ list: z.array(TrackedApplication) })),
  send: call({
    ...reading,
    permission: 'recruit',
    path: '/send-to-applicant-tracking',
    summary:
      'Sends a person of the pipeline to the connected system, once. A talent who has not decided is asked first. Idempotent',
    limit: hour(600),
  })
    .input(z.strictObject({ jobPostId: id(), talentId: id() }))
    .output(z.object({ application: TrackedApplication })),
  consent: call({
    access: 'talent',
    own: 'the caller’s own talent',
    method: 'GET',
    path: '/applicant-tracking-consent',
    summary:
      'Returns whether companies may keep the talent in their applicant tracking systems, and which do',
    tags,
  }).output(Consent),
  setConsent: call({
    access: 'talent',
    own: 'the caller’s own talent',
    method: 'PUT',
    path: '/applicant-tracking-consent',
    summary:
      'Allows or forbids it. A withdrawal also removes the talent from the systems, or tells their users to',
    tags,
    limit: hour(60),
  })
    .input(TrackingConsentChoice)
    .output(Consent),
};
