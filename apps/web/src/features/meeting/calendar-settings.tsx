import type { CalendarLink } from '@talaash/domain/meeting/schema';
import { MEETING_SETTINGS_WORDS } from '@talaash/domain/meeting/settings-words';
import { CALENDAR_FAILURE_SENTENCES, MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure, SaveButton } from '../../lib/form-foot.tsx';
import { formatDate, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { takeSettings } from './meeting.ts';
import { NEW_CALENDAR } from './settings-schema.ts';
import css from './settings-section.module.css';

interface CalendarSettingsProps {
  calendar: CalendarLink | undefined;
  lack: string | undefined;
}

/** The calendar whose busy times are read, or the way to connect one. */
export function CalendarSettings({ calendar, lack }: CalendarSettingsProps) {
  return (
    <div className={css['fields']}>
      <h3>{MEETING_SETTINGS_WORDS.calendar}</h3>
      <p className={css['hint']}>{MEETING_SETTINGS_WORDS.calendarHelp}</p>
      {calendar ? <Connected calendar={calendar} lack={lack} /> : <ConnectForm lack={lack} />}
    </div>
  );
}

function Connected({ calendar, lack }: { calendar: CalendarLink; lack: string | undefined }) {
  const { url, user, readIsoDateTimeUtc, failure } = calendar;
  const disconnect = useMutation(
    api.meeting.disconnectCalendar.mutationOptions({
      onSuccess: (settings) => {
        takeSettings(settings);
        toast.success(MEETING_SETTINGS_WORDS.disconnected);
      },
      onError: (error) => toast.error(sentenceOf(error, MEETING_SENTENCES.failed)),
    }),
  );
  return (
    <>
      {failure ? <Banner tone="warm">{CALENDAR_FAILURE_SENTENCES[failure]}</Banner> : null}
      <DefinitionList
        items={[
          { label: 'Address', value: <span className={css['address']}>{url}</span> },
          { label: 'User name', value: user },
          {
            label: 'Last read',
            value: readIsoDateTimeUtc ? (
              <LocalText of={() => `${formatDate(readIsoDateTimeUtc)}, ${formatTime(readIsoDateTimeUtc)}`} />
            ) : (
              '–'
            ),
          },
        ]}
      />
      <div>
        <Button disabled={lack ?? false} loading={disconnect.isPending} onClick={() => disconnect.mutate({})}>
          Disconnect
        </Button>
      </div>
    </>
  );
}

const NO_CALENDAR = { url: '', user: '', password: '' };

function ConnectForm({ lack }: { lack: string | undefined }) {
  const form = useRecordForm({
    schema: NEW_CALENDAR,
    areAllRequired: true,
    start: NO_CALENDAR,
    failedSentence: MEETING_SENTENCES.failed,
    save: async (calendar) => {
      takeSettings(await api.meeting.connectCalendar.call({ calendar }));
      toast.success(MEETING_SETTINGS_WORDS.connected);
    },
  });
  return (
    <form {...form.props} className={css['fields']} aria-label={MEETING_SETTINGS_WORDS.calendar}>
      <FormFailure form={form} />
      <TextField
        label="Calendar address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...form.field('url')}
      />
      <div className={css['pair']}>
        <TextField label="User name" autoComplete="off" {...form.field('user')} />
        <TextField label="App password" type="password" autoComplete="off" {...form.field('password')} />
      </div>
      <div>
        <SaveButton form={{ ...form, saveRefusal: lack ?? form.saveRefusal }}>Connect</SaveButton>
      </div>
    </form>
  );
}
