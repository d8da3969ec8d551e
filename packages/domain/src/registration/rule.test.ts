import { describe, expect, test } from 'vitest';
import { USER_TYPES } from '../user-profile/choice.ts';
import { REGISTRATION_MODES, type Registration } from './choice.ts';
import { registrationRefusal } from './rule.ts';

const both = (talent: Registration['talent'], company: Registration['company']) => ({ talent, company });

test.each([
  [both('open', 'open'), {}, undefined],
  [both('closed', 'open'), {}, undefined],
  [both('closed', 'closed'), {}, 'closed'],
  [both('closed', 'invitation'), {}, 'byInvitation'],
  [both('invitation', 'invitation'), { invitedAs: 'talent' }, undefined],
  [both('closed', 'invitation'), { invitedAs: 'talent' }, 'byInvitation'],
  [both('closed', 'open'), { userType: 'talent' }, 'talentClosed'],
  [both('open', 'closed'), { userType: 'company' }, 'companyClosed'],
  [both('open', 'closed'), { userType: 'talent' }, undefined],
  [both('invitation', 'open'), { userType: 'talent' }, 'talentByInvitation'],
  [both('invitation', 'open'), { userType: 'talent', invitedAs: 'talent' }, undefined],
  [both('invitation', 'invitation'), { userType: 'company', invitedAs: 'talent' }, 'companyByInvitation'],
  [both('closed', 'open'), { userType: 'talent', invitedAs: 'talent' }, 'talentClosed'],
] as const)('%j for %j: %s', (registration, wanted, refused) => {
  expect(registrationRefusal(registration, wanted)).toBe(refused);
});

describe('for every combination', () => {
  const all = REGISTRATION_MODES.flatMap((talent) =>
    REGISTRATION_MODES.flatMap((company) =>
      [undefined, ...USER_TYPES].map((invitedAs) => ({ registration: both(talent, company), invitedAs })),
    ),
  );

  test.each(all)('%j: who does not say the side is let in exactly when a side lets them in', (given) => {
    const { registration, invitedAs } = given;
    const isLetIn = USER_TYPES.some(
      (userType) => registrationRefusal(registration, { userType, invitedAs }) === undefined,
    );
    expect(registrationRefusal(registration, { invitedAs }) === undefined).toBe(isLetIn);
  });

  test.each(all)('%j: a closed side stays closed, and an open one open', ({ registration, invitedAs }) => {
    for (const userType of USER_TYPES) {
      const refused = registrationRefusal(registration, { userType, invitedAs });
      const expected = { closed: `${userType}Closed`, open: undefined, invitation: refused };
      expect(refused).toBe(expected[registration[userType]]);
    }
  });
});
