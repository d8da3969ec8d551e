import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import type { RecordedStage } from '@talaash/domain/talent-record/schema';
import { lazy, Suspense, useState } from 'react';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Underway } from '../../ui/overlay/underway.ts';
import { useMoveBeside } from './pipeline.ts';

const CloseDialog = lazy(() => import('./close-dialog.tsx'));

interface StageSelectProps {
  talentId: string;
  recorded: RecordedStage;
  /** All stages of the company, in order. */
  stages: readonly PipelineStage[];
}

/** Moves a person to another stage of a job post. Closed asks for a reason first. */
export default function StageSelect({ talentId, recorded, stages }: StageSelectProps) {
  const { jobPostId, jobPostTitle, stage, version, isInvited, talentName } = recorded;
  const entry = { jobPostId, talentId, version, stageId: stage.stageId, talentName };
  const { move, pendingTo } = useMoveBeside(entry, stages);
  const [isClosing, setIsClosing] = useState(false);
  const shownId = pendingTo ?? stage.stageId;
  // Nobody can be moved to Invited: the invitation is sent with the button beside.
  const open = stages.filter(({ stageId }) => stageId !== 'Invited' || isInvited || stageId === shownId);
  return (
    <>
      <SelectField
        label={`Stage for ${jobPostTitle}`}
        hideLabel
        size="s"
        value={shownId}
        options={open.map(({ stageId, name }) => ({ value: stageId, label: name }))}
        onChange={(toStageId) => {
          if (toStageId === shownId) return;
          if (toStageId === 'Closed') setIsClosing(true);
          else move({ entry, toStageId });
        }}
      />
      {isClosing ? (
        <Suspense fallback={<Underway />}>
          <CloseDialog
            name={talentName}
            onClose={() => setIsClosing(false)}
            onReason={(closeReason) => {
              setIsClosing(false);
              move({ entry, toStageId: 'Closed', closeReason });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
