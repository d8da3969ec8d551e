import { hashPassword } from 'better-auth/crypto';
import type pg from 'pg';
import { accounts, users } from '../db/schema/account.ts';
import { otpInfos } from '../db/schema/mobile-verification.ts';
import { copyRows } from './copy.ts';

/** Demo people that anybody may log in as. docs/personas.md describes what each one can see. */
export const PERSONAS = {
  talent: { email: 'talent@demo.talaash.test', name: 'Meera Krishnan' },
  company: { email: 'company@demo.talaash.test', name: 'Imogen Carter' },
  free: { email: 'free@demo.talaash.test', name: 'Callum Doyle' },
  admin: { email: 'admin@demo.talaash.test', name: 'Vikram Sethi' },
  newcomer: { email: 'newcomer@demo.talaash.test', name: 'Nisha Pillai' },
  recruiter: { email: 'recruiter@demo.talaash.test', name: 'Tomas Oyelaran' },
  viewer: { email: 'viewer@demo.talaash.test', name: 'Freya Lund' },
  billing: { email: 'billing@demo.talaash.test', name: 'Adeline Roux' },
  colleague: { email: 'colleague@demo.talaash.test', name: 'Ritu Nair' },
} as const;
export type PersonaName = keyof typeof PERSONAS;

export const PERSONA_PASSWORD = 'talaash-demo';

export type PersonaUids = Record<PersonaName, string>;

/** Australia keeps its two free for fiction; India keeps none, but the local provider sends nothing. */
const NUMBERS = {
  talent: { countryCode: 'IN', mobileNumberE164: '+919999999990' },
  company: { countryCode: 'AU', mobileNumberE164: '+61491570006' },
  free: { countryCode: 'AU', mobileNumberE164: '+61491570156' },
} as const;

/** Stores the personas' accounts with verified emails and numbers, without their talent and company records. */
export async function storePersonas(
  client: pg.ClientBase,
  uids: PersonaUids,
  createdAt: string,
): Promise<void> {
  const password = await hashPassword(PERSONA_PASSWORD);
  const people = Object.entries(PERSONAS).map(([name, persona]) => ({
    ...persona,
    uid: uids[name as PersonaName],
  }));
  const dates = { createdAt: new Date(createdAt), updatedAt: new Date(createdAt) };
  await copyRows(
    client,
    users,
    people.map(({ uid, name, email }) => ({
      id: uid,
      name,
      email,
      emailVerified: true,
      isAdmin: email === PERSONAS.admin.email || email === PERSONAS.colleague.email,
      ...dates,
    })),
  );
  await copyRows(
    client,
    accounts,
    people.map(({ uid }) => ({
      id: uid,
      userId: uid,
      accountId: uid,
      providerId: 'credential',
      password,
      ...dates,
    })),
  );
  await copyRows(
    client,
    otpInfos,
    Object.entries(NUMBERS).map(([name, number]) => ({
      uid: uids[name as keyof typeof NUMBERS],
      ...number,
      isVerificationCodeSent: true,
      lastVerificationCodeSentIsoDateTimeUtc: createdAt,
      numberOfVerificationCodesSent: 1,
      isMobileNumberVerified: true,
      otpProvider: 'Local' as const,
      createdIsoDateTimeUtc: createdAt,
      updatedIsoDateTimeUtc: createdAt,
    })),
  );
}
