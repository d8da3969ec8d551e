import type { PipelineEntry } from '@talaash/contract/pipeline';
import type { CloseReason, PipelineSort } from '@talaash/domain/pipeline/choice';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { PIPELINE_SENTENCES as SENTENCES } from '@talaash/domain/pipeline/words';
import {
  keepPreviousData,
  type QueryKey,
  useMutation,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

const all = (): QueryKey[] => [api.pipeline.key()];
registerStale({
  'pipelineEntry.moved': all,
  'pipelineStages.saved': all,
  'shortlistedProfile.put': all,
  'shortlistedProfile.deleted': all,
  'hiddenProfile.put': all,
  'hiddenProfile.deleted': all,
  'block.changed': all,
  'invitation.sent': all,
  'invitation.accepted': all,
  'invitation.rejected': all,
  'invitation.declineUndone': all,
  'invitation.takenBack': all,
  'invitation.expired': all,
  'message.sent': all,
  'talentNote.written': all,
  'talentRecord.changed': all,
  'talentReminder.due': all,
  'meeting.confirmed': all,
  'meeting.moved': all,
  'meeting.cancelled': all,
  'thread.read': all,
  'thread.ended': all,
});

export type BoardQuestion = { jobPostId: string; isMine: boolean };

export const boardQuery = (input: BoardQuestion) => api.pipeline.board.queryOptions({ input });
export const useBoard = (question: BoardQuestion) =>
  useQuery({ ...boardQuery(question), placeholderData: keepPreviousData });

export type TableState = {
  sort: PipelineSort;
  isDescending: boolean;
  page: number;
  stageId: string | undefined;
  member: string | undefined;
};

export const tableQuery = (jobPostId: string, { stageId, member, ...order }: TableState) =>
  api.pipeline.table.queryOptions({
    input: {
      jobPostId,
      ...order,
      ...(stageId === undefined ? {} : { stageId }),
      ...(member === undefined ? {} : { member }),
    },
  });

export const usePipelineTable = (jobPostId: string, state: TableState) =>
  useQuery({ ...tableQuery(jobPostId, state), placeholderData: keepPreviousData });

/** All people of a stage, page by page. */
export const stageQuery = (question: BoardQuestion, stageId: string) =>
  api.pipeline.page.infiniteOptions({
    input: (cursor: string | null) => ({ ...question, stageId, cursor }),
    ...byCursor,
  });

/** Reads the pages of the pipeline again, and where the company's own people stand beside their profiles. */
export const refreshPipeline = () =>
  Promise.all(
    [api.pipeline.key(), api.talentRecord.key()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** What a move needs of an entry. */
export type MovedEntry = Pick<PipelineEntry, 'jobPostId' | 'talentId' | 'version' | 'stageId' | 'talentName'>;

export type Move<Entry = PipelineEntry> = {
  entry: Entry;
  toStageId: string;
  closeReason?: CloseReason | undefined;
  isUndo?: boolean;
};

const MOVE_KEY = ['pipeline-move'];
/** Moves beside a profile. The board below has cards of its own, which these entries are not. */
const MOVE_BESIDE_KEY = ['pipeline-move-beside'];

/** The moves that the server has not confirmed, or that the page has not read again. They overlay what the page shows. */
export const usePendingMoves = (): Move[] => usePending<PipelineEntry>(MOVE_KEY);

const usePending = <Entry>(mutationKey: QueryKey): Move<Entry>[] =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Move<Entry>,
  });

/** Moves a person beside their profile. @property pendingTo the stage of a move that is not confirmed */
export function useMoveBeside(entry: MovedEntry, stages: readonly PipelineStage[]) {
  const move = useMove(stages, MOVE_BESIDE_KEY);
  const pending = usePending<MovedEntry>(MOVE_BESIDE_KEY).findLast(
    ({ entry: { jobPostId, talentId } }) => jobPostId === entry.jobPostId && talentId === entry.talentId,
  );
  return { move, pendingTo: pending?.toStageId };
}

const nameOf = (stages: readonly PipelineStage[], stageId: string): string =>
  stages.find((stage) => stage.stageId === stageId)?.name ?? stageId;

/** Moves people, one after the other. A move shows at once, and goes back if the server refuses it. */
export function useMove(stages: readonly PipelineStage[], mutationKey: QueryKey = MOVE_KEY) {
  const moving = useMutation({
    mutationKey,
    scope: { id: 'pipeline-move' },
    mutationFn: ({
      entry: { jobPostId, talentId, version },
      toStageId,
      closeReason,
      isUndo = false,
    }: Move<MovedEntry>) =>
      api.pipeline.move.call({ jobPostId, talentId, version, toStageId, closeReason, isUndo }),
    onSuccess: ({ entry: after, movedOver }, { entry, toStageId, isUndo }) => {
      const [name, stage] = [entry.talentName, nameOf(stages, toStageId)];
      const subject = `pipeline ${entry.talentId}`;
      if (isUndo) toast.success(SENTENCES.undone(name, stage), { subject });
      else {
        const undo = () => moving.mutate({ entry: after, toStageId: entry.stageId, isUndo: true });
        const sentence = movedOver
          ? SENTENCES.movedOver(movedOver.member?.name ?? 'Somebody', name, nameOf(stages, movedOver.stageId))
          : SENTENCES.moved(name, stage);
        toast.success(sentence, { subject, action: { label: 'Undo', keys: 'z', run: undo } });
      }
      return refreshPipeline();
    },
    // Not awaited: the card goes back at once.
    onError: (error) => {
      toast.error(sentenceOf(error, SENTENCES.moveFailed));
      void refreshPipeline();
    },
  });
  return moving.mutate;
}

/** Puts a member in charge of a person, or nobody. */
export function useAssign() {
  const assigning = useMutation({
    mutationFn: ({ entry: { jobPostId, talentId }, member }: Assignment) =>
      api.pipeline.assign.call({ jobPostId, talentId, uid: member?.uid ?? null }),
    onSuccess: (_answer, { entry, member }) => {
      toast.success(
        member ? SENTENCES.assigned(entry.talentName, member.name) : SENTENCES.unassigned(entry.talentName),
      );
      return refreshPipeline();
    },
    onError: (error) => toast.error(sentenceOf(error, SENTENCES.assignFailed)),
  });
  return assigning.mutate;
}

export type Assignment = { entry: PipelineEntry; member: { uid: string; name: string } | null };
