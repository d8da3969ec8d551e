import { isoDateTimeUtc, text, z } from '../base/schema.ts';
import { COMPANY_IDENTIFIER_KINDS, DOMAIN_PROOF_METHODS } from './choice.ts';
import { identifierRefusal, normalIdentifier } from './identifier.ts';
import { domainRefusal, normalDomain } from './rule.ts';

const DOMAIN_LENGTH_MAX = 253;

/** A domain as a company types it: also from an address of a page or of a mailbox. It is stored in ASCII. */
export const DomainName = text(1, DOMAIN_LENGTH_MAX)
  .superRefine((typed, context) => {
    const message = typed === '' ? undefined : domainRefusal(typed);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .overwrite((typed) => normalDomain(typed) ?? typed);

/** A domain that a company proved, for others. */
export const VerifiedDomain = z.strictObject({
  domain: z.string(),
  method: z.enum(DOMAIN_PROOF_METHODS),
  /** The first proof, and the latest. */
  provenIsoDateTimeUtc: isoDateTimeUtc(),
  confirmedIsoDateTimeUtc: isoDateTimeUtc(),
});
export type VerifiedDomain = z.infer<typeof VerifiedDomain>;

/** A domain for its company, proven or not. */
export const CompanyDomain = z.strictObject({
  domain: z.string(),
  /** The TXT record that proves it. */
  record: z.strictObject({ name: z.string(), value: z.string() }),
  /** The address that the latest link was mailed to. */
  mailbox: z.string().optional(),
  /** Present while it has the mark. */
  verified: VerifiedDomain.optional(),
  /** Since when the proof is missing. The domain keeps the mark until `graceEnds`. */
  failing: z
    .strictObject({ sinceIsoDateTimeUtc: isoDateTimeUtc(), graceEndsIsoDateTimeUtc: isoDateTimeUtc() })
    .optional(),
  /** When it lost the mark. */
  lostIsoDateTimeUtc: isoDateTimeUtc().optional(),
});
export type CompanyDomain = z.infer<typeof CompanyDomain>;

const IDENTIFIER_LENGTH_MAX = 40;

/** A number as a company states it. An empty value removes it. */
export const StatedIdentifier = z
  .strictObject({
    kind: z.enum(COMPANY_IDENTIFIER_KINDS),
    value: z.string().max(IDENTIFIER_LENGTH_MAX).overwrite(normalIdentifier),
  })
  .superRefine(({ kind, value }, context) => {
    const message = value === '' ? undefined : identifierRefusal(kind, value);
    if (message) context.addIssue({ code: 'custom', path: ['value'], message });
  });

/** A number that a company has stated. Only its form is checked until an admin has seen it. */
export const CompanyIdentifier = z.strictObject({
  kind: z.enum(COMPANY_IDENTIFIER_KINDS),
  value: z.string(),
  statedIsoDateTimeUtc: isoDateTimeUtc(),
  /** When an admin has seen its certificate. */
  seenIsoDateTimeUtc: isoDateTimeUtc().optional(),
});
export type CompanyIdentifier = z.infer<typeof CompanyIdentifier>;

/** What a company has proven and stated, for others. */
export const CompanyVerification = z.strictObject({
  domains: z.array(VerifiedDomain),
  identifiers: z.array(CompanyIdentifier),
});
export type CompanyVerification = z.infer<typeof CompanyVerification>;
