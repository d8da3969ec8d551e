import type { ConversationPreferences } from '@talaash/domain/conversation-preferences/schema';
import {
  CONVERSATION_PREFERENCE_SENTENCES,
  CONVERSATION_PREFERENCE_WORDS,
} from '@talaash/domain/conversation-preferences/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { changeShown, queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Switch } from '../../ui/field/checkbox-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './conversation-preferences.module.css';

const query = api.conversationPreferences.get.queryOptions();

registerStale({
  'conversationPreferences.saved': () => [query.queryKey, api.thread.getReadMark.key()],
});

const { title, loading, loadFailed, failed } = CONVERSATION_PREFERENCE_SENTENCES;
const SWITCHES = Object.entries(CONVERSATION_PREFERENCE_WORDS) as [
  keyof ConversationPreferences,
  { label: string; help: string },
][];

/** What the person shows of themselves while they read and write. Each switch is saved at once. */
export function ConversationPreferencesSection() {
  const stored = useQuery(query);
  const save = useMutation(
    api.conversationPreferences.update.mutationOptions({
      onError: (error) => {
        toast.error(sentenceOf(error, failed));
        return queryClient.invalidateQueries({ queryKey: query.queryKey });
      },
      scope: { id: 'conversation preferences' },
    }),
  );
  const preferences = stored.data?.conversationPreferences;

  function change(changed: Partial<ConversationPreferences>) {
    const now = changeShown(query.queryKey, (shown) => ({
      conversationPreferences: { ...shown.conversationPreferences, ...changed },
    }));
    if (now) save.mutate(now);
  }

  return (
    <Section id="conversations" title={title} note="changes save automatically">
      {stored.isError ? <QueryFailure title={loadFailed} queries={[stored]} /> : null}
      {stored.isPending ? <TextSkeleton lines={2} label={loading} /> : null}
      {preferences ? (
        <div className={css['switches']}>
          {SWITCHES.map(([what, words]) => (
            <Switch
              key={what}
              {...words}
              checked={preferences[what]}
              onChange={(isOn) => change({ [what]: isOn })}
            />
          ))}
        </div>
      ) : null}
    </Section>
  );
}
