import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_STARTS, type ApiKeyStart } from '@talaash/domain/api-key/choice';
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

/** A new secret: its start, 43 random digits and 6 of a checksum. */
export function newSecret(start: ApiKeyStart): string {
  const text = start + toDigits(randomBytes(RANDOM_BYTES));
  return text + checksumOf(text);
}

const SECRET = new RegExp(
  `^(?:${Object.values(API_KEY_STARTS).join('|')})[0-9A-Za-z]{${digitsFor(RANDOM_BYTES) + digitsFor(4)}}$`,
);

/** Whether a text can be a secret. Any other is refused without a look into the database. */
export const isSecret = (text: string): boolean =>
  SECRET.test(text) && checksumOf(text.slice(0, -digitsFor(4))) === text.slice(-digitsFor(4));

/** What is stored of a secret, in hexadecimal. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
