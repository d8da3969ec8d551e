import {
  IDENTITY_PROVIDERS,
  PROVIDER_RESULTS,
  type IdentityProvider,
  type ProviderResult,
} from '@talaash/domain/identity-provider/choice';

export const isProvider = (value: unknown): value is IdentityProvider =>
  (IDENTITY_PROVIDERS as readonly unknown[]).includes(value);

export const isResult = (value: unknown): value is ProviderResult =>
  (PROVIDER_RESULTS as readonly unknown[]).includes(value);
