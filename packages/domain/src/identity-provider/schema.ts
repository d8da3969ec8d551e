import { callbackURL, invitation, userType } from '../account/schema.ts';
import { z } from '../base/schema.ts';
import { IDENTITY_PROVIDERS } from './choice.ts';

/** Starts a log-in at an identity provider. `attempt` names the page that waits for the result of a popup. */
export const ProviderSignInRequest = z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  callbackURL,
  attempt: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  userType,
  invitation,
});
export type ProviderSignInRequest = z.infer<typeof ProviderSignInRequest>;

/** The query with which an identity provider redirects the browser back. */
export const ProviderReturn = z.object({ provider: z.enum(IDENTITY_PROVIDERS), query: z.string() });
export type ProviderReturn = z.infer<typeof ProviderReturn>;
