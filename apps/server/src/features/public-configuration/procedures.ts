import { MOBILE_COUNTRY_CODES } from '@talaash/domain/country';
import { anyone } from '../../api/base.ts';
import { createSearchKey } from '../../search/search-key.ts';

export const publicConfigurationProcedures = {
  get: anyone.publicConfiguration.get.handler(({ context: { deps } }) => ({
    environment: deps.config.environment,
    guestSearchApiKey: createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, deps.now()).apiKey,
    isGoogleSignInConfigured: false,
    isPlacesConfigured: true,
    isBotCheckConfigured: false,
    mobileCountryCodes: [...MOBILE_COUNTRY_CODES],
  })),
};
