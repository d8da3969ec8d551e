import { sql } from 'drizzle-orm';
import { verified } from '../../call/base.ts';
import { conversationPreferences } from '../../db/schema/conversation-preferences.ts';
import { record } from '../../events/record.ts';
import { readConversationPreferences } from './queries.ts';

export const conversationPreferencesProcedures = {
  get: verified.conversationPreferences.get.handler(async ({ context: { deps, viewer } }) => ({
    conversationPreferences: await readConversationPreferences(deps.db, viewer.uid),
  })),
  update: verified.conversationPreferences.update.handler(async ({ input, context: { deps, viewer } }) => {
    const { uid } = viewer;
    await deps.events.transaction(async (tx) => {
      await tx
        .insert(conversationPreferences)
        .values({ uid, ...input.conversationPreferences })
        .onConflictDoUpdate({
          target: conversationPreferences.uid,
          set: { ...input.conversationPreferences, updatedIsoDateTimeUtc: sql`now()` },
        });
      await record(tx, { kind: 'conversationPreferences.saved', actorUid: uid });
    });
    return input;
  }),
};
