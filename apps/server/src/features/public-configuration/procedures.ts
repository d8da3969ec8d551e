import { MOBILE_COUNTRY_CODES } from '@talaash/domain/base/country';
import { anyone } from '../../call/base.ts';
import { createSearchKey } from '../../index/search-key.ts';

export const publicConfigurationProcedures = {
  get: anyone.publicConfiguration.get.handler(({ context: { deps } }) => ({
    environment: deps.config.environment,
    guestSearchApiKey: createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, deps.now()).apiKey,
    isGoogleSignInConfigured: deps.identityProviders.offered.some(({ id }) => id === 'google'),
    identityProviders: [...deps.identityProviders.offered],
    registration: deps.config.registration,
    isPlacesConfigured: true,
    isBotCheckConfigured: false,
    hasDemoPages: deps.config.hasDemoPages,
    mobileCountryCodes: [...MOBILE_COUNTRY_CODES],
  })),
};
