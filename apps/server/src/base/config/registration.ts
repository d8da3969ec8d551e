import { REGISTRATION_MODES, type Registration } from '@talaash/domain/registration/choice';
import { configPart, oneOf, withDefault } from './kit.ts';

/** Who can create an account. */
export const registration = configPart({
  variables: {
    REGISTRATION_TALENT: withDefault(oneOf(REGISTRATION_MODES), 'open').describe(
      'Who can register as a talent: everybody (`open`), people with a link from `npm run invite` (`invitation`), or nobody (`closed`). Existing talents are not affected.',
    ),
    REGISTRATION_COMPANY: withDefault(oneOf(REGISTRATION_MODES), 'open').describe('The same for companies.'),
  },
  read: (given) => ({
    registration: {
      talent: given.REGISTRATION_TALENT,
      company: given.REGISTRATION_COMPANY,
    } satisfies Registration,
  }),
});
