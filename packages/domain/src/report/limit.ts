export const REPORT_NOTE_LENGTH_MAX = 1000;

/** How many reports an account sends in an hour. */
export const REPORTS_AN_HOUR_MAX = 20;

/** How many reports come from one network in an hour. Offices share an address, so this is the higher limit. */
export const REPORTS_OF_NETWORK_AN_HOUR_MAX = 60;

/** How many messages of the conversation are kept before and after a reported one. */
export const EVIDENCE_MESSAGES_AROUND = 3;

/** How long a report and its evidence are kept after the decision. */
export const REPORT_KEPT_DAYS = 180;

export const OWN_REPORTS_MAX = 50;
