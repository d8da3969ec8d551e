import type { OwnMeetingSettings } from '@talaash/contract/meeting';
import { clockWords } from '@talaash/domain/meeting/time-words';
import { MEETING_SETTINGS_WORDS } from '@talaash/domain/meeting/settings-words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure, SaveButton } from '../../lib/form-foot.tsx';
import { useLackOf } from '../../lib/lack.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useIsLocal } from '../../ui/base/local.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { CalendarSettings } from './calendar-settings.tsx';
import { browserZone, takeSettings } from './meeting.ts';
import { MEETING_SETTINGS } from './settings-schema.ts';
import css from './settings-section.module.css';

const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

/** When the person can be met, where, and the calendar whose busy times are read. */
export function MeetingSection({ userType }: { userType: UserType }) {
  const isLocal = useIsLocal();
  const found = useQuery(api.meeting.readSettings.queryOptions({ input: {} }));
  const lackOfRole = useLackOf('recruit');
  // Roles are those of a company.
  const lack = userType === 'company' ? lackOfRole : undefined;
  const isGuessed = found.data?.hasOwnZone === false;
  // The server cannot know the zone of the browser.
  const zone = isGuessed && isLocal ? browserZone() : (found.data?.settings.timeZone ?? '');
  return (
    <Section id="meetings" title={MEETING_SETTINGS_WORDS.title}>
      {found.isError ? <QueryFailure title="These settings did not load" queries={[found]} /> : null}
      {found.isPending ? <TextSkeleton lines={4} label="Loading the settings of meetings" /> : null}
      {found.data ? (
        <div className={css['parts']}>
          <HoursForm key={zone} zone={zone} found={found.data} userType={userType} lack={lack} />
          {found.data.canConnect ? <CalendarSettings calendar={found.data.calendar} lack={lack} /> : null}
        </div>
      ) : null}
    </Section>
  );
}

interface HoursFormProps {
  /** The stored one, else that of the browser. */
  zone: string;
  found: OwnMeetingSettings;
  userType: UserType;
  lack: string | undefined;
}

function HoursForm({ zone, found: { settings }, userType, lack }: HoursFormProps) {
  const form = useRecordForm({
    schema: MEETING_SETTINGS,
    start: { ...settings, timeZone: zone },
    failedSentence: MEETING_SETTINGS_WORDS.failed,
    save: async (saved) => {
      takeSettings(await api.meeting.saveSettings.call({ settings: saved }));
      form.restart(saved);
      toast.success(MEETING_SETTINGS_WORDS.saved);
    },
  });
  const { timeZone, dayStartMinutes, dayEndMinutes } = form.values;
  const zones = useZones(timeZone);
  const start = form.field('dayStartMinutes');
  const end = form.field('dayEndMinutes');
  return (
    <form {...form.props} className={css['fields']} aria-label={MEETING_SETTINGS_WORDS.hours}>
      <FormFailure form={form} />
      <SelectField label="Time zone" options={zones} {...form.field('timeZone')} />
      <div className={css['pair']}>
        <SelectField
          label="From"
          options={timesWith(dayStartMinutes)}
          {...start}
          value={String(dayStartMinutes)}
          onChange={(value) => start.onChange(Number(value))}
        />
        <SelectField
          label="Until"
          options={timesWith(dayEndMinutes)}
          {...end}
          value={String(dayEndMinutes)}
          onChange={(value) => end.onChange(Number(value))}
        />
      </div>
      {userType === 'company' ? (
        <TextField
          label="Meeting room"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          help={MEETING_SETTINGS_WORDS.roomHelp}
          {...form.field('roomUrl')}
        />
      ) : null}
      <div>
        <SaveButton form={{ ...form, saveRefusal: lack ?? form.saveRefusal }}>Save</SaveButton>
      </div>
    </form>
  );
}

/** All zones. The lists of the server and of a browser differ, so the browser adds its own after the first picture. */
function useZones(chosen: string) {
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  return [...new Set([chosen, ...zones])].toSorted().map((zone) => ({
    value: zone,
    // Browsers keep the older name.
    label: zone.replace('Calcutta', 'Kolkata').replaceAll('_', ' '),
  }));
}

/** The times of a day in steps, and the one that is stored. */
function timesWith(stored: number) {
  const steps = Array.from({ length: DAY_MINUTES / STEP_MINUTES + 1 }, (_, at) => at * STEP_MINUTES);
  return [...new Set([...steps, stored])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === DAY_MINUTES ? '24:00' : clockWords(minutes),
    }));
}
