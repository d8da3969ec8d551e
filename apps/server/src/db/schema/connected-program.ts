import type { ApiKeyScope } from '@talaash/domain/api-key/choice';
import type { ProgramResource, ProgramTokenKind } from '@talaash/domain/connected-program/choice';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

/** The programs that have registered to be connected. They register themselves, and none has a secret. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    clientId: text('client_id').primaryKey(),
    /** As the program calls itself, made readable. */
    name: text().notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [index().on(table.createdIsoDateTimeUtc)],
);

/** The programs that somebody has connected with a company: what each may do in the place of this person. */
export const connectedPrograms = pgTable(
  'connected_programs',
  {
    connectedProgramId: text('connected_program_id').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClients.clientId),
    companyId: companyId(),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Where its codes are sent. */
    redirectUri: text('redirect_uri').notNull(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    resource: text().$type<ProgramResource>().notNull(),
    endsIsoDateTimeUtc: isoDateTime('ends_at').notNull(),
    lastUsedIsoDateTimeUtc: isoDateTime('last_used_at'),
    revokedIsoDateTimeUtc: isoDateTime('revoked_at'),
    ...timestamps(),
  },
  (table) => [
    index().on(table.clientId),
    index().on(table.companyId),
    index().on(table.uid),
    index().on(table.endsIsoDateTimeUtc),
  ],
);

/** The codes and tokens of connected programs. A token itself is never stored. */
export const connectedProgramTokens = pgTable(
  'connected_program_tokens',
  {
    /** SHA-256 of the token, in hexadecimal, as that of the secret of an API key. */
    hash: text().primaryKey(),
    connectedProgramId: text('connected_program_id')
      .notNull()
      .references(() => connectedPrograms.connectedProgramId, { onDelete: 'cascade' }),
    kind: text().$type<ProgramTokenKind>().notNull(),
    /** Of a code: SHA-256 of what the program alone knows (PKCE). */
    codeChallenge: text('code_challenge'),
    endsIsoDateTimeUtc: isoDateTime('ends_at').notNull(),
    /** When a code or a refresh token was exchanged. It is kept until it ends, so that its next use is noticed. */
    spentIsoDateTimeUtc: isoDateTime('spent_at'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [index().on(table.connectedProgramId), index().on(table.endsIsoDateTimeUtc)],
);
