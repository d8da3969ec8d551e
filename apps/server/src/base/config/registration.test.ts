import { expect, test } from 'vitest';
import { problems, read } from '../../../test/config.ts';

test('registration is open for both sides, unless it is set', () => {
  expect(read({}).registration).toEqual({ talent: 'open', company: 'open' });
  expect(read({ REGISTRATION_TALENT: 'invitation', REGISTRATION_COMPANY: 'closed' }).registration).toEqual({
    talent: 'invitation',
    company: 'closed',
  });
  expect(problems({ REGISTRATION_COMPANY: 'never' })).toEqual([
    'REGISTRATION_COMPANY must be one of: open, invitation, closed.',
  ]);
});
