import { createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_DAYS_MAX } from '@talaash/domain/account/limit';
import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import type { CountryCode } from '@talaash/domain/base/country';
import type { CompanyRole } from '@talaash/domain/company-member/choice';
import { hasPermission } from '@talaash/domain/company-member/permission';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { currentRequest } from '../base/request-context.ts';
import { batchedRead } from '../db/batched-read.ts';
import { readCookie, sessionCookieName } from './cookie.ts';
import type { Deps } from './deps.ts';

/** A logged-in person, or the program of a company, with everything that decides access. */
export type SignedInViewer = {
  /** The account. A program acts in the place of its company's owner. */
  uid: string;
  sessionId: string;
  /** The API key or connected program that makes the call; null in a session. Calls declare which scopes may make them. */
  program: { kind: 'key' | 'connection'; id: string; scopes: readonly ApiKeyScope[] } | null;
  email: string;
  name: string;
  isEmailVerified: boolean;
  /** Whether the account may act as an admin: it has the right, and a second factor where one is required. */
  isAdmin: boolean;
  /** Whether the account has the admin right but still has to set up the required second factor. */
  mustSetUpSecondFactor: boolean;
  /** When the password was last entered in this session, in milliseconds since 1970. */
  confirmedAtMs: number;
  userType: UserType | null;
  countryCode: CountryCode | null;
  talentId: string | null;
  /** The company that the account acts for. */
  companyId: string | null;
  /** What the account is in that company. */
  companyRole: CompanyRole | null;
  hasPremiumAccess: boolean;
  /**
   * Until when the account is suspended, in milliseconds since 1970; null if it is not. A suspended account has no side and no
   * rights: `talentId` and `companyId` are null.
   */
  suspendedUntilMs: number | null;
  /** Until when the account may not invite or write, in milliseconds since 1970; null if it may. */
  limitedUntilMs: number | null;
};

/** Null is a guest. */
export type Viewer = SignedInViewer | null;

/**
 * The program that makes a call, by a name that outlives its secret; undefined for a person and a guest. Limits and repeated calls
 * of one program are those of no other.
 */
export const programOf = (viewer: Viewer): string | undefined =>
  viewer?.program ? `${viewer.program.kind} ${viewer.program.id}` : undefined;

/** The session token in a cookie of the auth library, if our signature is valid. */
export function signedValue(cookie: string | undefined, secret: string): string | undefined {
  if (cookie === undefined) return undefined;
  let value: string;
  try {
    value = decodeURIComponent(cookie);
  } catch {
    return undefined;
  }
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const signed = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(signed).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? signed : undefined;
}

/**
 * The viewer behind a cookie header. It is read from the database for every call, so the end of a session or subscription takes
 * effect with the next call on every node. Calls that arrive at once share the query.
 */
export async function readViewer(
  deps: Pick<Deps, 'config' | 'database' | 'secrets'>,
  cookieHeader: string | undefined,
): Promise<Viewer> {
  const cookie = readCookie(cookieHeader, sessionCookieName(deps.config));
  const token = signedValue(cookie, deps.secrets.session);
  const viewer = token === undefined ? null : viewerOf(deps, await readByToken(deps.database.pool, token));
  nameCaller(viewer);
  return viewer;
}

/** Gives the log lines of the current request the account and the program of its caller. */
export function nameCaller(viewer: Viewer): void {
  const request = currentRequest();
  if (!request || !viewer) return;
  request.uid = viewer.uid;
  if (viewer.program?.kind === 'key') request.apiKeyId = viewer.program.id;
  if (viewer.program?.kind === 'connection') request.connectedProgramId = viewer.program.id;
}

/** Whether a request carries the cookie of a session, valid or not. */
export const hasSessionCookie = (deps: Pick<Deps, 'config'>, cookieHeader: string | undefined): boolean =>
  readCookie(cookieHeader, sessionCookieName(deps.config)) !== undefined;

/** The viewer of a session while it lasts. What was issued in the session, such as a search key, ends with it. */
export const readViewerOfSession = async (
  deps: Pick<Deps, 'config' | 'database'>,
  sessionId: string,
): Promise<Viewer> => viewerOf(deps, await readBySessionId(deps.database.pool, sessionId));

function viewerOf({ config }: Pick<Deps, 'config'>, row: ViewerRow | undefined): Viewer {
  if (row === undefined) return null;
  const { key: _, hasAdminRight, hasSecondFactor, ...person } = row;
  const viewer = { ...person, program: null };
  if (viewer.suspendedUntilMs !== null)
    return { ...viewer, ...NO_RIGHTS, isAdmin: false, mustSetUpSecondFactor: false };
  const mustSetUpSecondFactor = hasAdminRight && !hasSecondFactor && config.environment !== 'local';
  return { ...viewer, isAdmin: hasAdminRight && !mustSetUpSecondFactor, mustSetUpSecondFactor };
}

/** What a suspended account is left with: its name and its log-in. */
const NO_RIGHTS = { talentId: null, companyId: null, companyRole: null, hasPremiumAccess: false };

/** The company in whose place somebody sees people; null for everybody else, and for a member whose role does not show people. */
export const readingCompany = (viewer: Viewer): string | null =>
  viewer !== null && hasPermission(viewer.companyRole, 'read') ? viewer.companyId : null;

type ViewerRow = Omit<SignedInViewer, 'program' | 'isAdmin' | 'mustSetUpSecondFactor'> & {
  /** The token or the id of the session, by which it was read. */
  key: string;
  hasAdminRight: boolean;
  hasSecondFactor: boolean;
};

/**
 * The query is named, so that PostgreSQL plans it once on each connection. Both columns have a unique index. What is decided about the
 * owner of a company holds for its members.
 */
function viewerRead(column: 'token' | 'id') {
  const query = {
    name: `viewer_by_${column}`,
    text: `select s.${column} as "key", u.id as "uid", s.id as "sessionId", u.email, u.name, u.email_verified as "isEmailVerified",
        u.is_admin as "hasAdminRight", u.two_factor_enabled as "hasSecondFactor",
        extract(epoch from s.confirmed_at)::float8 * 1000 as "confirmedAtMs", p.user_type as "userType",
        p.country_code as "countryCode", p.talent_id as "talentId", c.company_id as "companyId",
        case when c.created_by_uid = u.id then 'owner' else m.role end as "companyRole",
        coalesce(c.has_premium_access, false) as "hasPremiumAccess",
        case when greatest(u.suspended_until, o.suspended_until) > now()
          then extract(epoch from greatest(u.suspended_until, o.suspended_until))::float8 * 1000 end as "suspendedUntilMs",
        case when greatest(u.limited_until, o.limited_until) > now()
          then extract(epoch from greatest(u.limited_until, o.limited_until))::float8 * 1000 end as "limitedUntilMs"
      from sessions s
      join users u on u.id = s.user_id and not u.is_disabled
      left join user_profiles p on p.uid = u.id
      left join company_members m on m.company_id = p.company_id and m.uid = u.id
      left join companies c on c.company_id = p.company_id and (c.created_by_uid = u.id or m.uid is not null)
        and exists (select from users d where d.id = c.created_by_uid and not d.is_disabled)
      left join users o on o.id = c.created_by_uid
      where s.${column} = any($1) and s.expires_at > now()
        and s.created_at > now() - interval '${SESSION_DAYS_MAX} days'`,
  };
  return batchedRead<ViewerRow>(async (pool, keys) => {
    const { rows } = await pool.query<ViewerRow>({ ...query, values: [keys] });
    return new Map(rows.map((row) => [row.key, row]));
  });
}

const readByToken = viewerRead('token');
const readBySessionId = viewerRead('id');
