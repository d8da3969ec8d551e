import type { PipelineEntry } from '@talaash/contract/pipeline';
import type { CloseReason } from '@talaash/domain/pipeline/choice';
import { moveRefusal } from '@talaash/domain/pipeline/rule';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { PIPELINE_SENTENCES as SENTENCES } from '@talaash/domain/pipeline/words';
import { useState } from 'react';
import { announce } from '../../ui/base/announce.tsx';
import { useLatestCallback } from '../../ui/base/use-latest-callback.ts';
import type { MenuEntry } from '../../ui/overlay/menu-entry.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useColleagues } from './colleagues.ts';
import { useAssign, useMove } from './pipeline.ts';

interface Moving {
  stages: readonly PipelineStage[];
  mayMove: boolean;
  /** Opens the invitation of a person who was moved to Invited. */
  onInvite: (entry: PipelineEntry) => void;
  /** Called with the talent of each move, before it shows. */
  onMoved: (talentId: string) => void;
}

/** Moving people and putting members in charge: by the pointer, by the keyboard and by the menu. */
export function useMoving({ stages, mayMove, onInvite, onMoved }: Moving) {
  const move = useMove(stages);
  const assign = useAssign();
  const colleagues = useColleagues();
  const [closing, setClosing] = useState<PipelineEntry>();

  const moveTo = useLatestCallback((entry: PipelineEntry, toStageId: string) => {
    if (!mayMove) return;
    const name = stages.find((stage) => stage.stageId === toStageId)?.name ?? toStageId;
    if (entry.stageId === toStageId) return announce(SENTENCES.alreadyThere(entry.talentName, name));
    const isInvited = entry.thread?.invitationStatus === 'Pending';
    if (toStageId === 'Invited' && !isInvited) return onInvite(entry);
    if (toStageId === 'Closed') return setClosing(entry);
    const refused = moveRefusal({ stages, toStageId, isInvited, closeReason: undefined });
    if (refused) return toast.warning(refused.message);
    onMoved(entry.talentId);
    move({ entry, toStageId });
  });

  const menuOf = useLatestCallback((entry: PipelineEntry): readonly MenuEntry[] => [
    { heading: 'Move to' },
    ...stages.map(({ stageId, name }) => ({
      label: name,
      disabled: stageId === entry.stageId,
      note: stageId === entry.stageId ? 'now' : undefined,
      run: () => moveTo(entry, stageId),
    })),
    'divider',
    { heading: 'In charge' },
    ...colleagues.map((member) => ({
      label: member.name,
      disabled: member.uid === entry.assignedUid,
      run: () => assign({ entry, member }),
    })),
    { label: 'Nobody', disabled: entry.assignedUid === null, run: () => assign({ entry, member: null }) },
  ]);

  return {
    moveTo,
    menuOf: mayMove ? menuOf : undefined,
    /** The person for whom a reason is asked. */
    closing,
    cancelClosing: () => setClosing(undefined),
    close(closeReason: CloseReason) {
      setClosing(undefined);
      if (!closing) return;
      onMoved(closing.talentId);
      move({ entry: closing, toStageId: 'Closed', closeReason });
    },
  };
}
