import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;

/** What an authenticator app shows for a key (RFC 6238), now or so many steps of 30 seconds later. */
export function codeOf(key: string, stepsLater = 0): string {
  const bits = [...key.replaceAll('=', '')]
    .map((one) => LETTERS.indexOf(one).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + stepsLater));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Calls with the code of the step before the current one; again when a step ended meanwhile, because then it is two steps old. */
export async function withCodeBefore<T>(key: string, call: (code: string) => Promise<T>): Promise<T> {
  for (;;) {
    const code = codeOf(key, -1);
    try {
      return await call(code);
    } catch (error) {
      if (code === codeOf(key, -1)) throw error;
    }
  }
}
