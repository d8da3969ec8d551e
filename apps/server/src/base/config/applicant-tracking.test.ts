import { expect, test } from 'vitest';
import { complete, problems, read, testWrongValues } from '../../../test/config.ts';

test('the systems of vendors can be connected outside local, unless the operator forbids it', () => {
  expect(read({}).applicantTracking).toBe('stand-in');
  expect(read({ APPLICANT_TRACKING: 'vendors' }).applicantTracking).toBe('vendors');
  expect(read({ APPLICANT_TRACKING: 'off' }).applicantTracking).toBe('off');
});

test('the stand-in stops the start outside local', () => {
  const sentence =
    'Set APPLICANT_TRACKING to vendors or off: the stand-in sends nobody anywhere (TALAASH_ENV is staging).';
  const staging = { ...complete, TALAASH_ENV: 'staging' };
  expect(problems({ ...staging, APPLICANT_TRACKING: 'stand-in' })).toContain(sentence);
  for (const tracking of ['', 'vendors', 'off'])
    expect(problems({ ...staging, APPLICANT_TRACKING: tracking })).not.toContain(sentence);
});

testWrongValues([
  [{ APPLICANT_TRACKING: 'on' }, 'APPLICANT_TRACKING must be one of: vendors, stand-in, off.'],
]);
