import type { RecordedStage } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../lib/thread-time.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Fact, type RecordPart } from './fact.tsx';
import css from './record-panel.module.css';

/** The field that changes a stage. */
export type StageField = (recorded: RecordedStage, record: RecordPart['record']) => ReactNode;

interface StagesProps extends RecordPart {
  stageField: StageField;
}

/** Where the talent stands in each pipeline. */
export const Stages = ({ record, mayWrite, stageField }: StagesProps) => (
  <Fact label={record.stages.length > 1 ? 'Stages' : 'Stage'}>
    {record.stages.length === 0 ? <span className={css['none']}>{SENTENCES.noStage}</span> : null}
    {record.stages.map((recorded) => (
      <div key={recorded.jobPostId} className={css['stage']} data-color={recorded.stage.color}>
        {mayWrite ? stageField(recorded, record) : <b>{recorded.stage.name}</b>}{' '}
        <Link to="/company/job_posts/board/$jobPostId" params={{ jobPostId: recorded.jobPostId }}>
          {recorded.jobPostTitle}
        </Link>
        <small>
          <RelativeTime at={recorded.sinceIsoDateTimeUtc} />
          {recorded.member ? `, ${recorded.member.name ?? SENTENCES.formerMember}` : null}
        </small>
      </div>
    ))}
  </Fact>
);
