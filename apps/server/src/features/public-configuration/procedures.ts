import { MOBILE_COUNTRY_CODES } from '@talaash/domain/base/country';
import { anyone } from '../../call/base.ts';
import { createSearchKey } from '../../index/search-key.ts';

export const publicConfigurationProcedures = {
  get: anyone.publicConfiguration.get.handler(({ context: { deps } }) => ({
    environment: deps.config.environment,
    guestSearchApiKey: createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, deps.now()).apiKey,
    isGoogleSignInConfigured: false,
    isPlacesConfigured: true,
    isBotCheckConfigured: false,
    hasDemoPages: deps.config.hasDemoPages,
    modelUses: [
      ...(deps.config.model?.uses ?? []),
      ...(deps.config.headshotModel ? ['headshot' as const] : []),
    ],
    mobileCountryCodes: [...MOBILE_COUNTRY_CODES],
  })),
};
