import { MOBILE_COUNTRY_CODES } from '@talaash/domain/base/country';
import { anyone } from '../../call/base.ts';
import { createSearchKey } from '../../index/search-key.ts';

export const publicConfigurationProcedures = {
  get: anyone.publicConfiguration.get.handler(({ context: { deps } }) => ({
    environment: deps.config.environment,
    hostname: deps.config.baseUrl === undefined ? null : new URL(deps.config.baseUrl).hostname,
    hasAnalytics: deps.analytics !== undefined,
    guestSearchApiKey: createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, deps.now()).apiKey,
    isGoogleSignInConfigured: deps.identityProviders.offered.some(({ id }) => id === 'google'),
    identityProviders: [...deps.identityProviders.offered],
    registration: deps.config.registration,
    isPlacesConfigured: true,
    isBotCheckConfigured: deps.botCheck.isOn,
    isUnderMaintenance: deps.node.isClosed,
    isPaymentTestMode: deps.payments.mode === 'test',
    hasDemoPages: deps.config.hasDemoPages,
    modelUses: [
      ...(deps.config.model?.uses ?? []),
      ...(deps.config.headshotModel ? ['headshot' as const] : []),
    ],
    mobileCountryCodes: [...MOBILE_COUNTRY_CODES],
  })),
};
