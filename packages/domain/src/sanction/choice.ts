/** What admins do against an account, mildest first. */
export const SANCTION_ACTS = ['warn', 'hide', 'limit', 'suspend', 'ban'] as const;
export type SanctionAct = (typeof SANCTION_ACTS)[number];

/** The decisions about a report. */
export const REPORT_DECISIONS = ['nothing', ...SANCTION_ACTS] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const APPEAL_OUTCOMES = ['upheld', 'lifted'] as const;
/** `upheld`: the decision stays. `lifted`: it is taken back. */
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
