/** What an entry of a shield matches: companies of a name, of a mail domain, one company, or all recruitment agencies. */
export const SHIELD_KINDS = ['name', 'domain', 'company', 'agency'] as const;
export type ShieldKind = (typeof SHIELD_KINDS)[number];

/** What a company copied of a talent: the email address, the resume, a row of an export, or a person in its applicant tracking system. */
export const COPY_KINDS = ['email', 'resume', 'export', 'tracking'] as const;
export type CopyKind = (typeof COPY_KINDS)[number];

/** What a company sees of a talent. */
export const SHIELD_VIEWS = ['nothing', 'guest', 'whole'] as const;
