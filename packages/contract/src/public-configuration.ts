import { MOBILE_COUNTRY_CODES } from '@talaash/domain/base/country';
import { ENVIRONMENTS } from '@talaash/domain/environment/choice';
import { MODEL_USES } from '@talaash/domain/model/choice';
import { IDENTITY_PROVIDERS } from '@talaash/domain/identity-provider/choice';
import { REGISTRATION_MODES } from '@talaash/domain/registration/choice';
import { USER_TYPES } from '@talaash/domain/user-profile/choice';
import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

export const publicConfiguration = {
  get: call({
    access: 'anyone',
    method: 'GET',
    path: '/public-configuration',
    summary: 'Returns the public settings of this installation',
    tags: ['Installation'],
  }).output(
    z.object({
      environment: z.enum(ENVIRONMENTS),
      /** The host name of the public address. Null if the server does not know it. */
      hostname: z.string().nullable(),
      /** Whether browsers report opened pages. */
      hasAnalytics: z.boolean(),
      guestSearchApiKey: z.string(),
      isGoogleSignInConfigured: z.boolean(),
      /** The identity providers for log-in, beside email and password. */
      identityProviders: z.array(z.object({ id: z.enum(IDENTITY_PROVIDERS), name: z.string() })),
      /** Who can create an account, for each side. */
      registration: z.record(z.enum(USER_TYPES), z.enum(REGISTRATION_MODES)),
      isPlacesConfigured: z.boolean(),
      isBotCheckConfigured: z.boolean(),
      isUnderMaintenance: z.boolean(),
      /** The payment provider is real, with a test key. */
      isPaymentTestMode: z.boolean(),
      hasDemoPages: z.boolean(),
      modelUses: z.array(z.enum(MODEL_USES)),
      mobileCountryCodes: z.array(z.enum(MOBILE_COUNTRY_CODES)),
    }),
  ),
};
