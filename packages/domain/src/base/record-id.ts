const RANDOM_LENGTH = 19;

/** The time part counts seconds from here, so that it has six characters. */
const EPOCH_IN_SECONDS = Date.UTC(2020, 0, 1) / 1000;

/**
 * An id: 96 random bits in base 36 (19 characters), then the seconds since 2020 in base 36.
 * @param randomBytes 12 bytes from a cryptographic source
 * @param nowInMilliseconds the current time, in milliseconds since 1970
 */
export function toRecordId(randomBytes: Uint8Array, nowInMilliseconds: number): string {
  let bits = 0n;
  for (const byte of randomBytes) bits = (bits << 8n) | BigInt(byte);
  const seconds = Math.max(0, Math.floor(nowInMilliseconds / 1000) - EPOCH_IN_SECONDS);
  return bits.toString(36).padStart(RANDOM_LENGTH, '0') + seconds.toString(36);
}
