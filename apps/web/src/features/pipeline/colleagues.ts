import type { PipelineColumn, PipelineEntry } from '@talaash/contract/pipeline';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { PIPELINE_SENTENCES as SENTENCES } from '@talaash/domain/pipeline/words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useViewer } from '../../lib/session.ts';
import { announce } from '../../ui/base/announce.tsx';
import { toast } from '../../ui/overlay/toast.ts';

type Colleague = { uid: string; name: string };
const NOBODY: readonly Colleague[] = [];

/** The members of the company, who can be put in charge. */
export const useColleagues = (): readonly Colleague[] =>
  useQuery(api.companyMember.list.queryOptions()).data?.members ?? NOBODY;

/** More moves at once than this are not told one by one. */
const TOLD_MAX = 3;

/** Tells of the moves of others: as a toast if they replace an own move, else to screen readers alone. */
export function useMovesOfOthers(
  columns: readonly PipelineColumn[],
  stages: readonly PipelineStage[],
  colleagues: readonly Colleague[],
): void {
  const uid = useViewer().account?.uid;
  const before = useRef<ReadonlyMap<string, PipelineEntry>>(new Map());
  useEffect(() => {
    const entries = columns.flatMap(({ list }) => list);
    const moved = entries.flatMap((entry) => {
      const was = before.current.get(entry.talentId);
      const isMoved = was && was.version < entry.version && was.stageId !== entry.stageId;
      return isMoved && entry.actedByUid !== uid ? [{ was, entry }] : [];
    });
    before.current = new Map(entries.map((entry) => [entry.talentId, entry]));
    if (moved.length > TOLD_MAX) return;
    for (const { was, entry } of moved) {
      const stage = stages.find(({ stageId }) => stageId === entry.stageId)?.name ?? entry.stageId;
      const by = colleagues.find((one) => one.uid === entry.actedByUid);
      if (was.actedByUid === uid && by)
        toast.info(SENTENCES.movedByOther(by.name, entry.talentName, stage), {
          subject: `pipeline ${entry.talentId}`,
        });
      else announce(SENTENCES.moved(entry.talentName, stage));
    }
  }, [columns, stages, colleagues, uid]);
}
