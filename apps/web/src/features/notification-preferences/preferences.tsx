import { NOTICE_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { noticesOf, PREFERENCE_SENTENCES } from '@talaash/domain/notification-preferences/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
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
import css from './preferences.module.css';

export const preferencesQuery = api.notificationPreferences.get.queryOptions();

registerStale({ 'notificationPreferences.saved': () => [preferencesQuery.queryKey] });

/** "all on", "2 of 4 on": for the link to this section. */
export function usePreferenceSummary(userType: UserType): string {
  const preferences = useQuery(preferencesQuery).data?.notificationPreferences;
  if (preferences === undefined) return '';
  if (preferences.unsubscribedFromAll) return 'off';
  const kinds = noticesOf(userType).map(([kind]) => kind);
  const off = kinds.filter((kind) => preferences[NOTICE_PREFERENCES[kind]]).length;
  return off === 0 ? 'all on' : `${kinds.length - off} of ${kinds.length} on`;
}

/** The emails that the account receives. Each switch is saved at once. */
export function Preferences({ userType }: { userType: UserType }) {
  const stored = useQuery(preferencesQuery);
  const save = useMutation(
    api.notificationPreferences.update.mutationOptions({
      onError: (error) => {
        toast.error(sentenceOf(error, PREFERENCE_SENTENCES.failed));
        return queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      },
      scope: { id: 'notification preferences' },
    }),
  );
  const preferences = stored.data?.notificationPreferences;

  function change(changed: Partial<NotificationPreferences>) {
    const now = changeShown(preferencesQuery.queryKey, (shown) => ({
      notificationPreferences: { ...shown.notificationPreferences, ...changed },
    }));
    if (now) save.mutate(now);
  }

  return (
    <Section id="notifications" title="Notifications" note="changes save automatically">
      {stored.isError ? <QueryFailure title="Your notifications did not load" queries={[stored]} /> : null}
      {stored.isPending ? <TextSkeleton lines={4} label="Loading your notifications" /> : null}
      {preferences ? (
        <div className={css['switches']}>
          {noticesOf(userType).map(([kind, words]) => (
            <Switch
              key={kind}
              {...words}
              checked={!preferences[NOTICE_PREFERENCES[kind]]}
              disabled={preferences.unsubscribedFromAll}
              onChange={(isOn) => change({ [NOTICE_PREFERENCES[kind]]: !isOn })}
            />
          ))}
          <Switch
            label={PREFERENCE_SENTENCES.all}
            help={PREFERENCE_SENTENCES.allHelp}
            checked={!preferences.unsubscribedFromAll}
            onChange={(isOn) => change({ unsubscribedFromAll: !isOn })}
          />
        </div>
      ) : null}
      <p className={css['note']}>{PREFERENCE_SENTENCES.account}</p>
    </Section>
  );
}
