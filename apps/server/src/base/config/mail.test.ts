import { expect, test } from 'vitest';
import { problems, read, testWrongValues } from '../../../test/config.ts';

test('the operator has an address when it is set', () => {
  expect(read({}).operatorEmail).toBeUndefined();
  expect(read({ OPERATOR_EMAIL: 'us@talaash.test' }).operatorEmail).toBe('us@talaash.test');
  expect(problems({ OPERATOR_EMAIL: 'us' })).toEqual([expect.stringContaining('must be an email address')]);
});

testWrongValues([
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
]);
