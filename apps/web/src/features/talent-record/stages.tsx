import type { RecordedStage } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { RelativeTime } from '../../lib/thread-time.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Fact } from './fact.tsx';
import css from './record-panel.module.css';

/** Where the talent stands in each pipeline. */
export const Stages = ({ stages }: { stages: readonly RecordedStage[] }) => (
  <Fact label={stages.length > 1 ? 'Stages' : 'Stage'}>
    {stages.length === 0 ? <span className={css['none']}>{SENTENCES.noStage}</span> : null}
    {stages.map(({ jobPostId, jobPostTitle, stage, sinceIsoDateTimeUtc, member }) => (
      <p key={jobPostId} className={css['stage']} data-color={stage.color}>
        <b>{stage.name}</b>{' '}
        <Link to="/company/job_posts/board/$jobPostId" params={{ jobPostId }}>
          {jobPostTitle}
        </Link>
        <small>
          <RelativeTime at={sinceIsoDateTimeUtc} />
          {member ? `, ${member.name ?? SENTENCES.formerMember}` : null}
        </small>
      </p>
    ))}
  </Fact>
);
