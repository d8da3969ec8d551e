import type {
  CredentialField,
  TrackingProblem,
  TrackingState,
  TrackingVendor,
  TrackingWithdrawal,
} from './choice.ts';

export const TRACKING_VENDOR_LABELS: Record<TrackingVendor, string> = {
  Greenhouse: 'Greenhouse',
  Lever: 'Lever',
  Ashby: 'Ashby',
  StandIn: 'Stand-in (nothing leaves this server)',
};

/** The short name, in a sentence or on a button. */
export const TRACKING_VENDOR_NAMES: Record<TrackingVendor, string> = {
  Greenhouse: 'Greenhouse',
  Lever: 'Lever',
  Ashby: 'Ashby',
  StandIn: 'the stand-in',
};

/** What each vendor calls the parts of its credentials. */
export const CREDENTIALS_OF: Record<TrackingVendor, Partial<Record<CredentialField, string>>> = {
  Greenhouse: { clientId: 'Client ID', secret: 'Client secret', userId: 'User ID' },
  Lever: { secret: 'API key', userId: 'User ID' },
  Ashby: { secret: 'API key' },
  StandIn: { secret: 'Any text' },
};

/** Where a company finds the credentials, and what they must allow. */
export const CREDENTIAL_HELP: Record<TrackingVendor, string> = {
  Greenhouse:
    'In Greenhouse, open Configure, Dev Center, API Credentials, and create credentials of the type Harvest V3 (OAuth). Allow: candidates list, create and destroy; applications list and create; jobs list; notes create. The user ID is the number in the address of the user’s page. What we send is attributed to this user.',
  Lever:
    'In Lever, open Settings, Integrations and API, API Credentials, and create a key that may read and write opportunities, read postings and write notes. The user ID is in the address of the user’s page; what we send is attributed to this user.',
  Ashby:
    'In Ashby, open Admin, Integrations, API Keys, and create a key that may read and write candidates and read jobs.',
  StandIn: 'It accepts any text except “wrong”, has three jobs, and forgets everything.',
};

/** How a company makes its system tell us of stages. */
export const HOOK_HELP: Record<TrackingVendor, string> = {
  Greenhouse:
    'In Greenhouse, open Configure, Dev Center, Web Hooks, and create one for each of “Candidate has changed stage”, “Candidate rejected” and “Candidate hired”, with the address below and a secret key that you choose and enter here.',
  Lever:
    'In Lever, open Settings, Integrations and API, Webhooks. Turn on “Candidate stage change” with the address below, and enter its signing token here.',
  Ashby:
    'In Ashby, open Admin, Integrations, Webhooks, and create one for “Candidate stage change” with the address below and a secret token that you choose and enter here.',
  StandIn: 'The stand-in sends no webhooks.',
};

export const CREDENTIAL_REFUSALS = {
  required: (label: string) => `${label} is required`,
  number: 'Must be a number',
} as const;

export const TRACKING_STATE_LABELS: Record<TrackingState, string> = {
  asking: 'Asked for consent',
  declined: 'No consent',
  queued: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  withdrawing: 'Being removed',
  withdrawn: 'Removed',
};

export const TRACKING_PROBLEM_SENTENCES: Record<TrackingProblem, string> = {
  unreachable: 'The system cannot be reached. We keep trying.',
  unauthorized: 'The system refuses your credentials, or they lack a permission. Connect it again.',
  rateLimited: 'The system takes no more requests for now. We keep trying.',
  refused: 'The system refused the person. Check the job that you have chosen.',
  failed: 'The system has a failure. We keep trying.',
  nonsense: 'The system gave an answer that we do not understand. We keep trying.',
  notShown: 'You cannot see this profile at the moment, so nothing was sent.',
  noJob: 'Choose the job of this job post, then send again.',
};

export const TRACKING_WITHDRAWAL_SENTENCES: Record<TrackingWithdrawal, string> = {
  deleted: 'We have deleted the person there.',
  noted: 'A note there asks you to delete what came from here.',
};

export const TRACKING_REFUSALS = {
  off: 'Applicant tracking systems are off on this installation.',
  notConnected: 'Connect your applicant tracking system first.',
  noJob: 'Choose the job of this job post in your applicant tracking system first.',
  notShown: 'You cannot see this profile at the moment.',
  notInPipeline: 'Cannot find this person in the pipeline. The entry may have been removed.',
  declined: 'This person does not want to be kept in applicant tracking systems.',
  otherVendor: 'This installation does not offer this system.',
  unknownJob: 'Choose a job of the list.',
} as const;

export const TRACKING_SENTENCES = {
  title: 'Applicant tracking system',
  subtitle:
    'Send people from your pipeline to the system in which you manage applicants. Only people who agree are sent.',
  notConnected: 'Not connected',
  notConnectedHint: 'Connect your account, then choose which of its jobs each job post stands for.',
  secretHelp: 'Stored encrypted, and never shown again.',
  connected: 'Connected.',
  tested: 'The connection works.',
  disconnected: 'Disconnected.',
  failed: 'This failed. Please try again.',
  jobsTitle: 'Jobs',
  jobsHelp:
    'The job of your system that each job post stands for. Nobody is sent for a job post without one.',
  noJob: 'None',
  jobSaved: 'Job chosen.',
  hooksTitle: 'Stages',
  hooksHelp: 'The table of a pipeline shows the stage that each person has in your system.',
  hookSecret: 'Secret of the webhook',
  hookAddress: 'Address',
  hookSaved: 'Secret saved. Enter the address in your system.',
  send: (vendor: string) => `Send to ${vendor}`,
  sendAgain: 'Send again',
  queued: (name: string) => `${name} is being sent.`,
  asked: (name: string) => `We asked ${name} for consent. The person is sent once they agree.`,
  standIn: 'This is a stand-in: it works without a network and stores nothing.',
} as const;

export const DISCONNECT_QUESTION = {
  title: (vendor: string) => `Disconnect ${vendor}?`,
  body: 'The people whom you have sent stay in the system. We can no longer remove somebody who withdraws the consent, so you have to.',
} as const;

/** The talent's setting. */
export const TRACKING_CONSENT_WORDS = {
  title: 'Applicant tracking systems',
  label: 'Companies may keep me in their applicant tracking system',
  help: 'A company that may see your profile can then send your name, email address, job title, employer and links there. If you turn this off, we remove you from these systems, or ask the company to.',
  undecided: 'A company asks for this. Nothing is sent until you turn it on.',
  refuse: 'No, keep me out',
  allowed: 'Companies may keep you in their applicant tracking system.',
  withdrawn: 'Nothing more is sent. We remove you from the systems that have you.',
  failed: 'The change was not saved. Please try again.',
  none: 'No company has sent you to its applicant tracking system.',
  loadFailed: 'The applicant tracking systems did not load',
} as const;

/** What a system has of a talent, for the talent. */
export const HELD_SENTENCES: Record<TrackingState, (vendor: string) => string> = {
  asking: (vendor) => `wants to keep you in ${vendor}`,
  declined: (vendor) => `wanted to keep you in ${vendor}`,
  queued: (vendor) => `is sending you to ${vendor}`,
  sent: (vendor) => `keeps you in ${vendor}`,
  failed: (vendor) => `has not sent you to ${vendor}`,
  withdrawing: (vendor) => `is removing you from ${vendor}`,
  withdrawn: (vendor) => `no longer keeps you in ${vendor}`,
};

/** In the note that a system gets about somebody whom it had before. */
export const WITHDRAWAL_NOTE =
  'This person has withdrawn the consent to be kept in applicant tracking systems on Talaash. Please delete what came from there: the application, the link to the profile and the contact details.';
