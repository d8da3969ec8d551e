import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readHook } from './hook.ts';

const SECRET = 'a secret of the connection';
const sign = (content: string, secret = SECRET) => createHmac('sha256', secret).update(content).digest('hex');

const GREENHOUSE = JSON.stringify({
  action: 'candidate_stage_change',
  payload: { application: { id: 265277, status: 'active', current_stage: { name: 'Offer' } } },
});
const ASHBY = JSON.stringify({
  action: 'candidateStageChange',
  data: { application: { id: 'a-1', currentInterviewStage: { title: 'Onsite' } } },
});
const lever = (more: object = {}) => {
  const [token, triggeredAt] = ['the token', 1407460069499];
  return JSON.stringify({
    event: 'candidateStageChange',
    token,
    triggeredAt,
    signature: sign(`${token}${triggeredAt}`),
    data: { opportunityId: 'o-1', toStageId: 's' },
    ...more,
  });
};

test.each([
  ['Greenhouse', GREENHOUSE, { signature: `sha256 ${sign(GREENHOUSE)}` }, '265277'],
  ['Ashby', ASHBY, { 'ashby-signature': `sha256=${sign(ASHBY)}` }, 'a-1'],
  ['Lever', lever(), {}, 'o-1'],
] as const)('an event of %s names its application', (vendor, body, headers, applicationId) => {
  expect(readHook(vendor, SECRET, { headers, body: Buffer.from(body) })).toBe(applicationId);
});

test.each([
  ['Greenhouse', GREENHOUSE, {}],
  ['Greenhouse', GREENHOUSE, { signature: `sha256 ${sign(GREENHOUSE, 'another')}` }],
  ['Greenhouse', `${GREENHOUSE} `, { signature: `sha256 ${sign(GREENHOUSE)}` }],
  ['Greenhouse', GREENHOUSE, { signature: sign(GREENHOUSE) }],
  ['Ashby', ASHBY, { 'ashby-signature': `sha256 ${sign(ASHBY)}` }],
  ['Lever', lever({ triggeredAt: 1 }), {}],
  ['Lever', lever({ signature: undefined }), {}],
  ['Lever', 'no JSON', {}],
  ['StandIn', GREENHOUSE, { signature: `sha256 ${sign(GREENHOUSE)}` }],
] as const)('a forged event of %s is refused', (vendor, body, headers) => {
  expect(() => readHook(vendor, SECRET, { headers, body: Buffer.from(body) })).toThrow(/signature|JSON/);
});

test('an event about something else names nothing', () => {
  const body = JSON.stringify({ action: 'ping', payload: {} });
  const headers = { signature: `sha256 ${sign(body)}` };
  expect(readHook('Greenhouse', SECRET, { headers, body: Buffer.from(body) })).toBeUndefined();
});
