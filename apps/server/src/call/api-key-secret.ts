import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_STARTS, type ApiKeyStart } from '@talaash/domain/api-key/choice';
import { PROGRAM_TOKEN_STARTS, type ProgramTokenKind } from '@talaash/domain/connected-program/choice';
import type { Config } from '../base/config.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 256 bits. */
const RANDOM_BYTES = 32;

/** As many digits as hold every value of so many bytes: 43 for the secret, 6 for its checksum. */
const digitsFor = (bytes: number): number => Math.ceil((bytes * 8) / Math.log2(DIGITS.length));

function toDigits(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let digits = '';
  while (rest > 0n) {
    digits = DIGITS.charAt(Number(rest % 62n)) + digits;
    rest /= 62n;
  }
  return digits.padStart(digitsFor(bytes.length), '0');
}

/** Lets programs that look for leaked secrets tell one from a text that only looks like one. */
function checksumOf(text: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(text));
  return toDigits(bytes);
}

export const startOfSecrets = ({ environment }: Pick<Config, 'environment'>): ApiKeyStart =>
  environment === 'production' ? API_KEY_STARTS.live : API_KEY_STARTS.test;

type SecretStart = ApiKeyStart | (typeof PROGRAM_TOKEN_STARTS)[ProgramTokenKind];

/** A new secret: its start, 43 random digits and 6 of a checksum. */
export function newSecret(start: SecretStart): string {
  const text = start + toDigits(randomBytes(RANDOM_BYTES));
  return text + checksumOf(text);
}

const SECRET = new RegExp(`^[0-9A-Za-z]{${digitsFor(RANDOM_BYTES) + digitsFor(4)}}$`);

/** Whether a text can be a secret that starts so. Any other is refused without a look into the database. */
const isSecretOf = (start: SecretStart, text: string): boolean =>
  text.startsWith(start) &&
  SECRET.test(text.slice(start.length)) &&
  checksumOf(text.slice(0, -digitsFor(4))) === text.slice(-digitsFor(4));

/** Whether a text can be the secret of a key. */
export const isSecret = (text: string): boolean =>
  Object.values(API_KEY_STARTS).some((start) => isSecretOf(start, text));

/** Whether a text can be a token of a connected program. */
export const isProgramToken = (kind: ProgramTokenKind, text: string): boolean =>
  isSecretOf(PROGRAM_TOKEN_STARTS[kind], text);

/** What is stored of a secret, in hexadecimal. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
