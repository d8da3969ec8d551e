import type {
  CredentialField,
  TrackingVendor,
  TrackingWithdrawal,
} from '@talaash/domain/applicant-tracking/choice';

export type TrackingCredentials = { [Field in CredentialField]?: string | undefined };

export type ExternalJob = { externalJobId: string; name: string };

/** What a system gets of a person. */
export type TrackedPerson = {
  name: string;
  email: string;
  jobTitle: string;
  /** The latest employer. */
  employer: string | undefined;
  /** The profile here. It is also the mark by which a person is recognised whom we have created. */
  profileUrl: string;
  links: readonly string[];
};

/** Where a system has a person. */
export type Tracked = {
  candidateId: string;
  applicationId: string;
  /** Whether we created the person there; false if the company had them before. */
  isOurs: boolean;
};

/** The account of a company in one vendor's system. Failures are `ProviderFault`s. */
export type TrackingSystem = {
  /** Tests the credentials by a read that sending needs too. */
  check(): Promise<void>;
  listJobs(): Promise<ExternalJob[]>;
  /**
   * Makes sure that the person is in the system, once, with an application for the job. Looks before it creates, so that it may be
   * repeated any number of times, also after an answer was lost.
   *
   * @param known what an earlier try has found
   */
  push(person: TrackedPerson, externalJobId: string, known: Partial<Tracked>): Promise<Tracked>;
  /** The stage that an application has now, or that it was hired or rejected; undefined if the system does not know it. */
  readStage(applicationId: string): Promise<string | undefined>;
  /** Takes a person back: deletes one whom we created, or tells the users of the system by a note. Idempotent. */
  withdraw(tracked: Pick<Tracked, 'candidateId' | 'isOurs'>): Promise<TrackingWithdrawal>;
};

/** A webhook as it came over the wire. */
export type HookRequest = { headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A webhook without the signature of the connection's secret. */
export class ForgedHook extends Error {
  override name = 'ForgedHook';
}

export type ApplicantTracking = {
  /** `off`: none is offered; the method throws. */
  readonly mode: 'vendors' | 'stand-in' | 'off';
  readonly vendors: readonly TrackingVendor[];
  connect(vendor: TrackingVendor, credentials: TrackingCredentials): TrackingSystem;
  /**
   * The application that a webhook says something new about; undefined for other events. What is new is then read from the system:
   * events come late, twice and out of order.
   *
   * @throws ForgedHook
   */
  readHook(vendor: TrackingVendor, secret: string, request: HookRequest): string | undefined;
};
