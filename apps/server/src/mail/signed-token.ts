import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mailed link does without a log-in: reads and appeals a decision, or downloads an export. */
type Purpose = 'appeal' | 'export';

const sign = (purpose: Purpose, id: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose} ${id}`).digest();

/** The token of the mailed link of a record, for somebody who cannot log in. */
export const signToken = (purpose: Purpose, id: string, secret: string): string =>
  `${id}.${sign(purpose, id, secret).toString('base64url')}`;

/** The id of the record that a token names; undefined if the signature is not ours, or for another purpose. */
export function readToken(purpose: Purpose, token: string, secret: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(purpose, id, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
