import { API_KEY_SCOPES } from '@talaash/domain/api-key/choice';
import { ApiKey, ApiKeyChange, ApiKeyDraft, ApiKeyKey, ApiKeyRotation } from '@talaash/domain/api-key/schema';
import { z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';

const tags = ['API keys'];
const own = 'keys of the caller’s own company';
const hour = (max: number) => ({ max, seconds: 3600 });

/** The secret is shown this once: the server stores its hash alone. */
const shownOnce = z.object({ apiKey: ApiKey, secret: z.string() });

export const apiKey = {
  list: call({
    access: 'company',
    permission: 'manage',
    own,
    method: 'GET',
    path: '/api-keys',
    summary: 'Lists the keys of the company, the newest first, and the latest changes of them',
    tags,
  }).output(z.object({ apiKeys: z.array(ApiKey), changes: z.array(ApiKeyChange) })),
  create: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/create-api-key',
    summary:
      'Creates a key and returns its secret, once. The owner is mailed. RECENT_SIGN_IN_REQUIRED unless the password was entered a short while ago',
    tags,
    limit: hour(30),
  })
    .input(ApiKeyDraft)
    .output(shownOnce),
  update: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/update-api-key',
    summary:
      'Changes the name, scopes, networks and end of a key, from the next call on. RECENT_SIGN_IN_REQUIRED as for a new key',
    tags,
    limit: hour(120),
  })
    .input(ApiKeyDraft.extend({ key: ApiKeyKey }))
    .output(z.object({ apiKey: ApiKey })),
  rotate: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/rotate-api-key',
    summary:
      'Gives a key a new secret, returned once. The replaced one stays valid for the chosen days. RECENT_SIGN_IN_REQUIRED as for a new key',
    tags,
    limit: hour(30),
  })
    .input(ApiKeyRotation)
    .output(shownOnce),
  revoke: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/revoke-api-key',
    summary: 'Ends a key with all of its secrets, from the next call on every node. Idempotent',
    tags,
  })
    .input(ApiKeyKey)
    .output(Nothing),
  getOwn: call({
    access: 'company',
    permission: 'member',
    scopes: API_KEY_SCOPES,
    refuses: [],
    own: 'the key or connected program that makes the call',
    method: 'GET',
    path: '/api-key',
    summary:
      'Returns the company that the caller acts for, and the key or connected program that makes the call, if one does',
    tags,
  }).output(
    z.object({
      companyId: z.string(),
      apiKey: z
        .object({
          apiKeyId: z.string(),
          name: z.string(),
          scopes: z.array(z.enum(API_KEY_SCOPES)),
          endsIsoDateTimeUtc: z.string(),
        })
        .nullable(),
      connectedProgram: z
        .object({
          connectedProgramId: z.string(),
          name: z.string(),
          scopes: z.array(z.enum(API_KEY_SCOPES)),
        })
        .nullable(),
    }),
  ),
};
