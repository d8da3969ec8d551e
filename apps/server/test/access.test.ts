import { isContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import type { Access, AccessLevel } from '@talaash/contract/access';
import { isForCompanies } from '@talaash/contract/call';
import { ROUTES } from '@talaash/contract/route';
import {
  COMPANY_PERMISSIONS,
  type CompanyPermission,
  type GivenRole,
} from '@talaash/domain/company-member/choice';
import { z } from '@talaash/domain/base/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '../src/db/schema/account.ts';
import { companyMembers } from '../src/db/schema/company-member.ts';
import { testApp } from './app.ts';
import type { Person } from './person.ts';

const { admin, client, company, deps, member, person, request, talent } = await testApp();

const COMPANY_LEVELS = ['anyone', 'signedIn', 'verified', 'company', 'premiumCompany'] as const;

/** The access levels of each kind of caller. */
const LEVELS_MET: Record<string, readonly AccessLevel[]> = {
  guest: ['anyone'],
  'a person with an unverified email': ['anyone', 'signedIn'],
  'a person without a profile': ['anyone', 'signedIn', 'verified'],
  'a talent': ['anyone', 'signedIn', 'verified', 'talent'],
  'a company': ['anyone', 'signedIn', 'verified', 'company'],
  'a premium company': COMPANY_LEVELS,
  'a recruiter': COMPANY_LEVELS,
  'a viewer': COMPANY_LEVELS,
  'a member for billing': COMPANY_LEVELS,
  'a former member': ['anyone', 'signedIn', 'verified'],
  'an admin': ['anyone', 'signedIn', 'verified', 'admin', 'adminRight'],
};

const PERMISSIONS: Record<string, readonly CompanyPermission[]> = {
  'a recruiter': ['member', 'read', 'recruit'],
  'a viewer': ['member', 'read'],
  'a member for billing': ['member', 'pay'],
};

const premium = await company({ hasPremiumAccess: true });

async function formerMember(): Promise<Person> {
  const someone = await member(premium, 'recruiter');
  await deps.db.delete(companyMembers).where(eq(companyMembers.uid, someone.uid));
  return someone;
}

const CALLERS: Record<string, Person | undefined> = {
  guest: undefined,
  'a person with an unverified email': await person({ isEmailVerified: false }),
  'a person without a profile': await person(),
  'a talent': await talent(),
  'a company': await company(),
  'a premium company': premium,
  'a recruiter': await member(premium, 'recruiter'),
  'a viewer': await member(premium, 'viewer'),
  'a member for billing': await member(premium, 'billing'),
  'a former member': await formerMember(),
  'an admin': await admin(),
};

const ROLES: Record<string, GivenRole> = {
  'a recruiter': 'recruiter',
  'a viewer': 'viewer',
  'a member for billing': 'billing',
};

/** Whoever leaves a company is no member for the other calls, so that call is made by another one. */
async function callerOf(caller: string, name: string): Promise<Person | undefined> {
  const role = name === 'companyMember.leave' ? ROLES[caller] : undefined;
  return role === undefined ? CALLERS[caller] : member(premium, role);
}

/** The error code of a refusal; undefined when the caller has access. */
function expectedRefusal(
  caller: string,
  { access, permission = 'manage' }: Pick<Access, 'access' | 'permission'>,
): string | undefined {
  const levels: AccessLevel[] = [access].flat();
  const met = levels.filter((level) => LEVELS_MET[caller]?.includes(level));
  const isOnlyForCompanies = met.every((level) => level === 'company' || level === 'premiumCompany');
  if (isOnlyForCompanies && PERMISSIONS[caller]?.includes(permission) === false) return 'FORBIDDEN';
  if (met.length > 0) return undefined;
  if (caller === 'guest') return 'UNAUTHORIZED';
  return caller === 'a company' && levels.includes('premiumCompany') ? 'PREMIUM_REQUIRED' : 'FORBIDDEN';
}

const ACCESS_CODES = ['UNAUTHORIZED', 'FORBIDDEN', 'PREMIUM_REQUIRED'];

type Call = {
  name: string;
  access: Access['access'];
  permission: Access['permission'];
  ownId: Access['ownId'];
  /** The names of the fields of its input. */
  fields: readonly string[];
  make: (as: Person | undefined, input?: object) => Promise<unknown>;
};

/** Every call of the contract. With empty input, a caller with access gets at most a validation error. */
const CALLS: Call[] = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${noun}.${verb} is not a call.`);
    const { access, permission, ownId } = procedure['~orpc'].meta as Access;
    const { inputSchema } = procedure['~orpc'];
    const fields = inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : [];
    const make = (as: Person | undefined, input: object = {}) => {
      const verbsOf = client(as) as unknown as Record<
        string,
        Record<string, (input: unknown) => Promise<unknown>>
      >;
      return verbsOf[noun]?.[verb]?.(input) ?? Promise.reject(new Error('This call does not exist.'));
    };
    return { name: `${noun}.${verb}`, access, permission, ownId, fields, make };
  }),
);

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

test('every call and every route declares its access', () => {
  expect(CALLS.length).toBeGreaterThan(40);
  for (const { access } of [...CALLS, ...Object.values(ROUTES)]) expect([access].flat()).not.toEqual([]);
});

test('every call and every route for companies declares what a member needs', () => {
  const declared = [...CALLS, ...Object.values<Access>(ROUTES)];
  for (const one of declared)
    expect(one.permission !== undefined, JSON.stringify(one)).toBe(isForCompanies(one));
  expect(new Set(declared.map(({ permission }) => permission))).toEqual(
    new Set([undefined, ...COMPANY_PERMISSIONS]),
  );
});

describe('a call of companies or of talents alone that takes the id of one', () => {
  const idOf = { company: 'companyId', talent: 'talentId' } as const;
  const sides = ['company', 'talent'] as const;
  const calls = sides.flatMap((side) =>
    CALLS.filter(({ access, ownId }) => access === side && ownId !== undefined).map((call) => ({
      side,
      ...call,
    })),
  );

  test('declares that it is the own one', () => {
    const taking = CALLS.filter(({ access, fields }) =>
      sides.some((side) => access === side && fields.includes(idOf[side])),
    );
    expect(calls.map(({ name }) => name).toSorted()).toEqual(taking.map(({ name }) => name).toSorted());
    expect(calls.length).toBeGreaterThan(0);
    for (const { side, ownId } of calls) expect(ownId).toBe(idOf[side]);
  });

  test.each(calls)('$name finds nothing by another id', async ({ side, make }) => {
    const caller = CALLERS[`a ${side}`];
    expect(await codeOf(make(caller, { [idOf[side]]: 'another' }))).toBe('NOT_FOUND');
    const own = caller && side in caller ? Reflect.get(caller, idOf[side]) : undefined;
    expect(await codeOf(make(caller, { [idOf[side]]: own }))).not.toBe('NOT_FOUND');
  });
});

describe.each(Object.keys(LEVELS_MET))('%s', (caller) => {
  test.each(CALLS)('has the declared access to $name', async ({ name, access, permission, make }) => {
    const code = await codeOf(make(await callerOf(caller, name)));
    const refused = expectedRefusal(caller, { access, permission });
    if (refused !== undefined) expect(code).toBe(refused);
    else {
      expect(ACCESS_CODES).not.toContain(code);
      expect(['NOT_FOUND', 'INTERNAL_SERVER_ERROR', 'This call does not exist.']).not.toContain(code);
    }
  });

  // Left out, because they end the caller's session, which other tests need.
  const signOutPaths = new Set<string>([ROUTES.signOut.path, ROUTES.revokeSessions.path]);
  const routes = Object.values(ROUTES).filter(({ path }) => !signOutPaths.has(path));
  test.each(routes)(
    'has the declared access to $method $path',
    async (route: Access & { method: string; path: string }) => {
      const { method, path } = route;
      const abort = new AbortController();
      const answer = await request(path.replace(/:\w+/g, 'unknown'), {
        method,
        signal: abort.signal,
        ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
        ...(CALLERS[caller] ? { as: CALLERS[caller] } : {}),
      });
      const refused = expectedRefusal(caller, route);
      const accessStatus = { UNAUTHORIZED: 401, FORBIDDEN: 403, PREMIUM_REQUIRED: 402 };
      if (refused !== undefined)
        expect(answer.status).toBe(accessStatus[refused as keyof typeof accessStatus]);
      else expect([402, 403, 500]).not.toContain(answer.status);
      abort.abort();
    },
  );
});

describe('a session that is no longer valid', () => {
  const accountOf = async (as: Person) => (await client(as).viewer.get()).account;

  test('counts as a guest when it has expired', async () => {
    const someone = await person();
    await deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.id, someone.sessionId));
    expect(await accountOf(someone)).toBeNull();
  });

  test('counts as a guest when the account is disabled', async () => {
    const someone = await person();
    expect(await accountOf(someone)).not.toBeNull();
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, someone.uid));
    expect(await accountOf(someone)).toBeNull();
  });
});
