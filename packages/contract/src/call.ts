import { oc } from '@orpc/contract';
import { RECENT_SIGN_IN_MINUTES } from '@talaash/domain/account/limit';
import { COMPANY_ROLES } from '@talaash/domain/company-member/choice';
import { hasPermission } from '@talaash/domain/company-member/permission';
import { ERROR_SENTENCES, ERROR_STATUS, type ErrorCode } from '@talaash/domain/base/error-code';
import { z } from '@talaash/domain/base/schema';
import { ContactOwner } from '@talaash/domain/talent-record/schema';
import type { Access } from './access.ts';
import type { Tool } from './tool.ts';

const typedError = <Code extends ErrorCode>(code: Code) => ({
  status: ERROR_STATUS[code],
  message: ERROR_SENTENCES[code],
});

const errors = {
  UNAUTHORIZED: typedError('UNAUTHORIZED'),
  FORBIDDEN: typedError('FORBIDDEN'),
  RECENT_SIGN_IN_REQUIRED: typedError('RECENT_SIGN_IN_REQUIRED'),
  BOT_CHECK_REQUIRED: {
    ...typedError('BOT_CHECK_REQUIRED'),
    data: z.object({ call: z.string() }).optional(),
  },
  PREMIUM_REQUIRED: typedError('PREMIUM_REQUIRED'),
  NOT_FOUND: typedError('NOT_FOUND'),
  CONFLICT: {
    ...typedError('CONFLICT'),
    /** The colleague who is in contact. The same call with `knownContactOwner` goes through. */
    data: z.object({ contactOwner: ContactOwner }).optional(),
  },
  VALIDATION_FAILED: { ...typedError('VALIDATION_FAILED'), data: z.record(z.string(), z.string()) },
  BUSINESS_RULE_VIOLATION: typedError('BUSINESS_RULE_VIOLATION'),
  TOO_MANY_REQUESTS: {
    ...typedError('TOO_MANY_REQUESTS'),
    data: z.object({ retryAfterSeconds: z.number() }).optional(),
  },
  SERVICE_UNAVAILABLE: typedError('SERVICE_UNAVAILABLE'),
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The rate limit of a call: `max` times in `seconds` for each caller. */
export type Limit = { max: number; seconds: number };

/**
 * Whether a call needs a proof of work where the installation checks for bots: always, or from guests beyond a rate. The browser
 * gets a challenge by `botCheck.challenge`, and sends the proof in the header x-bot-check.
 */
export type BotCheckRule = true | { guestsBeyond: Limit };

export type CallMeta = Access & {
  limit?: Limit;
  botCheck?: BotCheckRule;
  /** Writes nothing, though its method would allow it. GET calls write nothing either. */
  isRead?: true;
  /**
   * What the call itself refuses, beyond its access, its limits and its input. The description of the API names these codes; without
   * this, it names all of them.
   */
  refuses?: readonly OwnRefusal[];
  /** Agents have it as a tool. */
  tool?: Tool;
  /** It goes away: programs are told so by headers. */
  deprecation?: Deprecation;
};

/** Since when programs are told that a call goes away, the first day on which it may be gone, and what to call instead. */
export type Deprecation = { sinceIsoDate: string; sunsetIsoDate: string; instead: string };

/** The codes of refusals that the handler of a call decides about. */
export const OWN_REFUSALS = [
  'PREMIUM_REQUIRED',
  'NOT_FOUND',
  'CONFLICT',
  'BUSINESS_RULE_VIOLATION',
] as const satisfies readonly ErrorCode[];
export type OwnRefusal = (typeof OWN_REFUSALS)[number];

const base = oc.$meta<CallMeta>({ access: 'admin' }).errors(errors);

/**
 * Declares a call: who may make it, its route below /api/v1 and a one-sentence summary. Input and output follow with `.input()`
 * and `.output()`. A call without an access does not compile.
 */
export function call({
  method = 'POST',
  path,
  summary,
  tags,
  ...meta
}: CallMeta & { method?: Method; path: `/${string}`; summary: string; tags?: string[] }) {
  const own = meta.own ? ` Own: ${meta.own}.` : '';
  const recent = meta.needsRecentSignIn
    ? ` Admins must have signed in within the last ${RECENT_SIGN_IN_MINUTES} minutes.`
    : '';
  const limited = meta.notWhileLimited ? ' An account that an admin has limited is refused.' : '';
  const description = `Access: ${[meta.access].flat().join(' or ')}.${permissionText(meta)}${deprecationText(meta)}${scopesText(meta)}${recent}${limited}${own}${botCheckText(meta.botCheck)}`;
  return base.meta(meta).route({ method, path, summary, description, tags: tags ?? [] });
}

/** Whether companies are among those who may make a call. */
export const isForCompanies = ({ access }: Pick<Access, 'access'>): boolean =>
  [access].flat().some((level) => level === 'company' || level === 'premiumCompany');

/** The API description of what a member of a company needs. */
export function permissionText(declared: Pick<Access, 'access' | 'permission'>): string {
  if (!isForCompanies(declared)) return '';
  const roles = COMPANY_ROLES.filter((role) => hasPermission(role, declared.permission ?? 'manage'));
  return ` Roles in a company: ${roles.join(', ')}.`;
}

/** The API description of the keys that may make a call. */
const scopesText = ({ scopes = [] }: Pick<Access, 'scopes'>): string =>
  scopes.length === 0 ? '' : ` API keys with the scope ${scopes.join(' or ')}.`;

const deprecationText = ({ deprecation }: Pick<CallMeta, 'deprecation'>): string =>
  deprecation ? ` Goes away on ${deprecation.sunsetIsoDate}. ${deprecation.instead}` : '';

/** The API description of a bot check. */
export function botCheckText(rule: BotCheckRule | undefined): string {
  if (rule === undefined) return '';
  const who =
    rule === true ? '' : ` from guests beyond ${rule.guestsBeyond.max} in ${rule.guestsBeyond.seconds} s`;
  return ` Requires a proof of work${who} if the bot check is on: header x-bot-check.`;
}

/** An empty input or output. */
export const Nothing = z.object({});
