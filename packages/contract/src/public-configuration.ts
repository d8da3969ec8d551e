import { MOBILE_COUNTRY_CODES } from '@talaash/domain/base/country';
import { IDENTITY_PROVIDERS } from '@talaash/domain/identity-provider/choice';
import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

export const publicConfiguration = {
  get: call({
    access: 'anyone',
    method: 'GET',
    path: '/public-configuration',
    summary: 'What a browser may know of this installation',
    tags: ['Installation'],
  }).output(
    z.object({
      environment: z.enum(['local', 'staging', 'production']),
      guestSearchApiKey: z.string(),
      isGoogleSignInConfigured: z.boolean(),
      /** With whom people can log in, beside email and password. */
      identityProviders: z.array(z.object({ id: z.enum(IDENTITY_PROVIDERS), name: z.string() })),
      isPlacesConfigured: z.boolean(),
      isBotCheckConfigured: z.boolean(),
      hasDemoPages: z.boolean(),
      mobileCountryCodes: z.array(z.enum(MOBILE_COUNTRY_CODES)),
    }),
  ),
};
