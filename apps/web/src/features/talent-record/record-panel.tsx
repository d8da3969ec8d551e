import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { useMay } from '../../lib/permission.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Contact } from './contact.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import css from './record-panel.module.css';
import { Reminders } from './reminders.tsx';
import { type StageField, Stages } from './stages.tsx';
import { Tags } from './tags.tsx';
import { useRecord } from './talent-record.ts';

interface RecordPanelProps {
  talentId: string;
  name: string;
  stageField: StageField;
}

/** What the members of a company know of a talent: stages, contact, reminders, tags, notes and history. */
export default function RecordPanel({ talentId, name, stageField }: RecordPanelProps) {
  const found = useRecord(talentId);
  const mayWrite = useMay('recruit');
  if (found.data === undefined) {
    return found.isError ? (
      <QueryFailure title={SENTENCES.loadFailed} queries={[found]} />
    ) : (
      <TextSkeleton lines={8} label="Loading what your company knows" />
    );
  }
  const { record } = found.data;
  const shared = { talentId, record, mayWrite };
  return (
    <div key={talentId} className={css['panel']}>
      <div className={css['head']}>
        <h2>Your company and {name}</h2>
        <p>{SENTENCES.onlyTeam}</p>
      </div>
      <dl className={css['facts']}>
        <Stages {...shared} stageField={stageField} />
        <Contact {...shared} />
        <Reminders {...shared} />
        <Tags {...shared} />
      </dl>
      <Notes {...shared} />
      <History talentId={talentId} messages={record.messages} />
    </div>
  );
}
