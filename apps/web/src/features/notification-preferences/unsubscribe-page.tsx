import { IconCircleCheck } from '../../ui/icon/circle-check.ts';
import { NOTICE_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { noticesOf } from '@talaash/domain/notification-preferences/words';
import { type UnsubscribeType, UNSUBSCRIBE_TYPE_OF } from '@talaash/domain/unsubscribe/choice';
import { isUnsubscribed, resubscribed, UNSUBSCRIBE_PREFERENCES } from '@talaash/domain/unsubscribe/rule';
import { UNSUBSCRIBE_SENTENCES, UNSUBSCRIBE_WORDS } from '@talaash/domain/unsubscribe/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Switch } from '../../ui/field/checkbox-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { ErrorState, NoticeRow } from '../../ui/show/state.tsx';
import { UnsubscribeError, unsubscribe } from './unsubscribe.ts';
import css from './unsubscribe-page.module.css';

const byLink = (token: string) =>
  api.notificationPreferences.getByLink.queryOptions({ input: { token }, retry: false });

/** Unsubscribes from a link's emails on arrival, without a click. It uses POST, so that link scanners unsubscribe nobody. */
export function UnsubscribePage({ token }: { token: string }) {
  usePageTitle('Unsubscribe');
  // A query and not an effect, because a component may mount twice. Another visit of the page sends it again.
  const ended = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: () => unsubscribe(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (ended.isSuccess && ended.data.unsubscribedFrom !== undefined)
    return <Ended token={token} type={ended.data.unsubscribedFrom} />;
  return (
    <>
      <h1 className={css['title']}>Unsubscribe</h1>
      {ended.isError && !ended.isFetching ? (
        <Failure error={ended.error} onRetry={() => void ended.refetch()} />
      ) : (
        <div role="status">
          <NoticeRow title={UNSUBSCRIBE_SENTENCES.loading}>{UNSUBSCRIBE_SENTENCES.loadingNote}</NoticeRow>
        </div>
      )}
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof UnsubscribeError) || !error.isOfLink)
    return (
      <ErrorState title={error.message} onRetry={onRetry}>
        {UNSUBSCRIBE_SENTENCES.nothingChanged}
      </ErrorState>
    );
  return (
    <>
      <ErrorState title={error.message}>{UNSUBSCRIBE_SENTENCES.openAgain}</ErrorState>
      <div className={css['acts']}>
        <ButtonLink to="/auth/login">Log in</ButtonLink>
      </div>
    </>
  );
}

function Ended({ token, type }: { token: string; type: UnsubscribeType }) {
  const stored = useQuery(byLink(token));
  const save = useMutation(
    api.notificationPreferences.updateByLink.mutationOptions({
      // An optimistic update, rolled back if the save fails.
      onMutate: ({ notificationPreferences }) =>
        queryClient.setQueryData(
          byLink(token).queryKey,
          (before) => before && { ...before, notificationPreferences },
        ),
      onError: (error) => {
        toast.error(sentenceOf(error, UNSUBSCRIBE_SENTENCES.undoFailed));
        return queryClient.invalidateQueries({ queryKey: byLink(token).queryKey });
      },
      scope: { id: 'notification preferences' },
    }),
  );
  const preferences = stored.data?.notificationPreferences;
  const isEnded = preferences === undefined || isUnsubscribed(preferences, type);
  const change = (notificationPreferences: NotificationPreferences) =>
    save.mutate({ token, notificationPreferences });
  const words = UNSUBSCRIBE_WORDS[type];
  return (
    <div className={css['columns']}>
      <div>
        <IconCircleCheck className={css['ok']} aria-hidden />
        <div role="status">
          <h1 className={css['title']}>{isEnded ? words.done : words.undone}</h1>
        </div>
        <p className={css['note']}>
          {stored.data ? <>{stored.data.maskedEmail}. </> : null}
          {words.note}
        </p>
        {preferences ? (
          <div className={css['acts']}>
            <Button
              onClick={() =>
                change(
                  isEnded
                    ? resubscribed(preferences, type)
                    : { ...preferences, [UNSUBSCRIBE_PREFERENCES[type]]: true },
                )
              }
            >
              {isEnded ? 'Resubscribe' : 'Unsubscribe again'}
            </Button>
            <span className={css['help']}>no need to log in</span>
          </div>
        ) : null}
      </div>
      <div>
        {stored.isPending ? <TextSkeleton lines={4} label="Loading your other emails" /> : null}
        {stored.isError ? <OtherMailsFailure query={stored} /> : null}
        {preferences ? (
          <OtherMails
            type={type}
            userType={stored.data?.userType ?? 'talent'}
            preferences={preferences}
            onChange={change}
          />
        ) : null}
      </div>
    </div>
  );
}

function OtherMailsFailure({
  query,
}: {
  query: Parameters<typeof QueryFailure>[0]['queries'][0] & { error: unknown };
}) {
  // The account is deleted, or its email has changed.
  if (isCallError(query.error, 'NOT_FOUND')) return <p className={css['note']}>{query.error.message}</p>;
  return <QueryFailure title="Your other emails did not load" queries={[query]} />;
}

interface OtherMailsProps {
  type: UnsubscribeType;
  userType: UserType;
  preferences: NotificationPreferences;
  onChange: (preferences: NotificationPreferences) => void;
}

function OtherMails({ type, userType, preferences, onChange }: OtherMailsProps) {
  const isAllOff = preferences.unsubscribedFromAll;
  return (
    <section aria-labelledby="other-mails">
      <h2 id="other-mails" className={css['others']}>
        Other emails to this address
      </h2>
      <div className={css['switches']}>
        {noticesOf(userType)
          .filter(([kind]) => UNSUBSCRIBE_TYPE_OF[kind] !== type)
          .map(([kind, words]) => (
            <Switch
              key={kind}
              {...words}
              checked={!preferences[NOTICE_PREFERENCES[kind]]}
              disabled={isAllOff}
              onChange={(isOn) => onChange({ ...preferences, [NOTICE_PREFERENCES[kind]]: !isOn })}
            />
          ))}
        {type === 'all' ? null : (
          <div className={css['all']}>
            <span>
              All emails
              <span className={css['help']}>except those about your account</span>
            </span>
            <Button size="s" onClick={() => onChange({ ...preferences, unsubscribedFromAll: !isAllOff })}>
              {isAllOff ? 'Start again' : 'Stop all'}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
