import { STAGE_COLORS } from '@talaash/domain/pipeline/choice';
import { STAGE_NAME_LENGTH, STAGES_MAX } from '@talaash/domain/pipeline/limit';
import { canBeFilled, isFixedStage } from '@talaash/domain/pipeline/rule';
import type { PipelineStages } from '@talaash/domain/pipeline/schema';
import {
  peopleCount,
  PIPELINE_SENTENCES as SENTENCES,
  STAGE_COLOR_LABELS,
} from '@talaash/domain/pipeline/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { announce } from '../../ui/base/announce.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { IconArrowDown } from '../../ui/icon/arrow-down.ts';
import { IconArrowUp } from '../../ui/icon/arrow-up.ts';
import { IconPlus } from '../../ui/icon/plus.ts';
import { IconTrash } from '../../ui/icon/trash.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button, IconButton } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { refreshPipeline } from './pipeline.ts';
import { type DraftStage, moveStage, toDraft } from './stages-draft.ts';
import css from './stages-dialog.module.css';

type Found = PipelineStages & { counts: Record<string, number> };

/** Edits the stages of all of the company's pipelines. */
export default function StagesDialog({ onClose }: { onClose: () => void }) {
  const found = useQuery({ ...api.pipeline.stages.queryOptions({ input: {} }), gcTime: 0 });
  if (found.data) return <StagesForm found={found.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title="Stages" size="l">
      {found.isError ? (
        <QueryFailure title="The stages did not load" queries={[found]} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Dialog>
  );
}

function StagesForm({ found, onClose }: { found: Found; onClose: () => void }) {
  // A version that somebody saves meanwhile does not replace what is being typed: the save is then refused.
  const [{ version, stages: present }] = useState(found);
  // The counts are current: a person who is moved to a removed stage meanwhile needs another one.
  const { counts } = found;
  const [stages, setStages] = useState<readonly DraftStage[]>(() =>
    present.map((stage) => ({ ...stage, key: stage.stageId })),
  );
  const [goals, setGoals] = useState<Record<string, string>>({});
  const saving = useMutation({
    mutationFn: () => api.pipeline.saveStages.call(toDraft(version, stages, goals)),
    onSuccess: () => {
      toast.success(SENTENCES.stagesSaved);
      onClose();
      return refreshPipeline();
    },
  });
  const removed = present.filter(
    ({ stageId }) => (counts[stageId] ?? 0) > 0 && !stages.some((stage) => stage.stageId === stageId),
  );
  const lack = lackOf();

  function lackOf(): string | false {
    if (stages.some(({ name }) => name.trim() === '')) return 'Name each stage first';
    const open = removed.find(({ stageId }) => goals[stageId] === undefined);
    return open ? SENTENCES.notEmpty(open.name) : false;
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Stages"
      size="l"
      closeOnOutside={false}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" loading={saving.isPending} disabled={lack} onClick={() => saving.mutate()}>
            Save
          </Button>
        </>
      }
    >
      <p className={css['hint']}>{SENTENCES.stagesHint}</p>
      {saving.isError ? (
        <Banner tone="bad" live>
          {sentenceOf(saving.error, SENTENCES.stagesFailed)}
        </Banner>
      ) : null}
      <StageList stages={stages} onStages={setStages} />
      <Goals {...{ removed, counts, stages, goals }} onGoals={setGoals} />
    </Dialog>
  );
}

interface StageListProps {
  stages: readonly DraftStage[];
  onStages: (stages: readonly DraftStage[]) => void;
}

/** All stages in order, and a button that adds one. */
function StageList({ stages, onStages }: StageListProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number>(undefined);

  // The name of a stage that was added, or of the one in the place of a removed one: its button is gone, and the focus with it.
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.children[focusNext.current]?.querySelector('input')?.focus();
    focusNext.current = undefined;
  }, [stages]);

  function change(next: readonly DraftStage[], focused: number) {
    focusNext.current = Math.min(focused, next.length - 1);
    onStages(next);
  }

  return (
    <>
      <ol ref={list} className={css['stages']} aria-label="Stages in order">
        {stages.map((stage, at) => (
          <StageRow
            key={stage.key}
            stage={stage}
            isFirst={at === 0}
            isLast={at === stages.length - 1}
            onChange={(of) => onStages(stages.with(at, { ...stage, ...of }))}
            onMove={(step) => {
              onStages(moveStage(stages, at, step));
              announce(SENTENCES.stageMoved(stage.name, at + 1 + step));
            }}
            onRemove={() =>
              change(
                stages.filter(({ key }) => key !== stage.key),
                at,
              )
            }
          />
        ))}
      </ol>
      <div>
        <Button
          size="s"
          icon={<IconPlus aria-hidden />}
          disabled={stages.length >= STAGES_MAX ? SENTENCES.full : false}
          onClick={() =>
            change([...stages, { key: crypto.randomUUID(), name: '', color: 'Main' }], stages.length)
          }
        >
          Add a stage
        </Button>
      </div>
    </>
  );
}

interface GoalsProps {
  /** The removed stages that have people. */
  removed: PipelineStages['stages'];
  counts: Found['counts'];
  stages: readonly DraftStage[];
  goals: Record<string, string>;
  onGoals: (goals: Record<string, string>) => void;
}

/** Asks where the people of each removed stage go. */
const Goals = ({ removed, counts, stages, goals, onGoals }: GoalsProps) =>
  removed.map(({ stageId, name }) => (
    <SelectField
      key={stageId}
      label={SENTENCES.whereTo(peopleCount(counts[stageId] ?? 0), name)}
      value={goals[stageId] ?? ''}
      onChange={(to) => onGoals({ ...goals, [stageId]: to })}
      options={stages.flatMap((stage) =>
        stage.stageId !== undefined && canBeFilled(stage.stageId)
          ? [{ value: stage.stageId, label: stage.name }]
          : [],
      )}
    />
  ));

interface StageRowProps {
  stage: DraftStage;
  isFirst: boolean;
  isLast: boolean;
  onChange: (of: Partial<DraftStage>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function StageRow({ stage, isFirst, isLast, onChange, onMove, onRemove }: StageRowProps) {
  const { stageId, name, color } = stage;
  const said = name.trim() === '' ? 'the new stage' : name;
  const isFixed = stageId !== undefined && isFixedStage(stageId);
  return (
    <li className={css['stage']} data-color={color}>
      <TextField
        label={`Name of ${said}`}
        hideLabel
        size="s"
        value={name}
        maxLength={STAGE_NAME_LENGTH.max}
        onChange={(text) => onChange({ name: text })}
      />
      <SelectField
        label={`Color of ${said}`}
        hideLabel
        size="s"
        value={color}
        onChange={(next) => onChange({ color: next })}
        options={STAGE_COLORS.map((value) => ({ value, label: STAGE_COLOR_LABELS[value] }))}
      />
      <div className={css['acts']}>
        <IconButton
          size="s"
          label={`Move ${said} up`}
          icon={<IconArrowUp aria-hidden />}
          disabled={isFirst ? 'It is the first stage' : false}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="s"
          label={`Move ${said} down`}
          icon={<IconArrowDown aria-hidden />}
          disabled={isLast ? 'It is the last stage' : false}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="s"
          label={`Remove ${said}`}
          icon={<IconTrash aria-hidden />}
          disabled={isFixed ? SENTENCES.fixedStage : false}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
