import { createHash } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Config } from '../base/config.ts';

type PasswordHash = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

/** The auth library's hash, which is slow by design. It refuses weak passwords. */
const STRONG: PasswordHash = { hash: hashPassword, verify: verifyPassword };

const weakHash = (password: string): string =>
  `weak:${createHash('sha256').update(password).digest('base64url')}`;

/** For tests, most of whose time would go into hashing. It also verifies the slow hashes of the demo accounts. */
const WEAK: PasswordHash = {
  hash: async (password) => weakHash(password),
  verify: async ({ hash, password }) =>
    hash.startsWith('weak:') ? hash === weakHash(password) : verifyPassword({ hash, password }),
};

/** How passwords are stored and checked. */
export const passwordHash = ({
  hasWeakPasswordHashes,
}: Pick<Config, 'hasWeakPasswordHashes'>): PasswordHash => (hasWeakPasswordHashes ? WEAK : STRONG);
