import { createHmac, timingSafeEqual } from 'node:crypto';

/** How a request has arrived, told to whoever shows that they know the secret of this installation. */
export type SeenRequest = {
  protocol: string;
  /** Whom limits count. */
  ip: string;
  /** Who opened the connection. */
  connectionIp: string;
  /** Whether the server believes what whoever opened the connection says of the caller. */
  isConnectionTrusted: boolean;
  forwardedFor: string;
  forwardedProto: string;
};

/** The header with which the doctor asks for it. */
export const DOCTOR_HEADER = 'x-talaash-doctor';

const VALID_MS = 5 * 60_000;

/** What the doctor sends: it is valid for some minutes. */
export const doctorToken = (secret: string, nowMs: number): string => `${nowMs}.${sign(secret, nowMs)}`;

export function isDoctor(header: unknown, secret: string, nowMs: number): boolean {
  const [at = '', signature = ''] = typeof header === 'string' ? header.split('.') : [];
  const expected = Buffer.from(sign(secret, Number(at)));
  const given = Buffer.from(signature);
  return (
    Math.abs(nowMs - Number(at)) < VALID_MS &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}

const sign = (secret: string, atMs: number): string =>
  createHmac('sha256', secret).update(`doctor ${atMs}`).digest('base64url');
