import { ID_LENGTH_MAX } from '@talaash/domain/base/limit';
import { INVITATION_SERIES_MAX } from '@talaash/domain/invitation-series/limit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useDraftKey } from '../../lib/draft.ts';
import { useLocalState } from '../../ui/base/local.ts';
import type { SeriesState } from './series-address.ts';

const isId = (value: string) => value !== '' && value.length <= ID_LENGTH_MAX;

/** The people of an address: each once, and no more than a person can look at. Anybody can type an address. */
export const seriesIds = ({ people = '' }: SeriesState): string[] =>
  [...new Set(people.split(',').map((id) => id.trim()))].filter(isId).slice(0, INVITATION_SERIES_MAX);

/** What became of one person. A sent note is kept until the invitation can no longer be taken back. */
export type Outcome =
  | { status: 'sent'; threadId: string; note: string }
  | { status: 'takenBack' }
  | { status: 'skipped' };

type Progress = { outcomes: Readonly<Record<string, Outcome>>; templateId: string };

const NOTHING: Progress = { outcomes: {}, templateId: '' };

function read(key: string | undefined): Progress {
  if (key === undefined) return NOTHING;
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Progress>) };
  } catch {
    return NOTHING;
  }
}

function keep(key: string | undefined, progress: Progress): void {
  if (key === undefined) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // Without storage, it lasts until the page closes.
  }
}

/** Who was sent an invitation, was skipped or failed, in this tab. A reload keeps all but the refusals. */
export function useSeries(jobPostId: string | undefined) {
  const key = useDraftKey(`invitation-series:${jobPostId ?? ''}`);
  const [progress, setProgress] = useLocalState(() => read(key), NOTHING);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  function change(next: Progress) {
    setProgress(next);
    keep(key, next);
  }

  function setOutcome(talentId: string, outcome: Outcome | undefined) {
    const { [talentId]: _, ...others } = progress.outcomes;
    change({ ...progress, outcomes: outcome ? { ...others, [talentId]: outcome } : others });
    setRefusal(talentId, undefined);
  }

  function setRefusal(talentId: string, sentence: string | undefined) {
    setRefusals(({ [talentId]: _, ...others }) =>
      sentence === undefined ? others : { ...others, [talentId]: sentence },
    );
  }

  return {
    outcomeOf: (talentId: string): Outcome | undefined => progress.outcomes[talentId],
    setOutcome,
    /** Why the server has refused this person's invitation. */
    refusalOf: (talentId: string): string | undefined => refusals[talentId],
    setRefusal,
    /** The template that was chosen last: it fills the text of the next person. */
    templateId: progress.templateId,
    setTemplateId: (templateId: string) => change({ ...progress, templateId }),
    clear: () => change(NOTHING),
  };
}

/** The people, by the same call as where they were picked. */
export const useSeriesProfiles = (talentIds: readonly string[]) =>
  useQuery(
    api.talentProfile.list.queryOptions({
      input: { talentIds: [...talentIds] },
      enabled: talentIds.length > 0,
    }),
  );

export type Series = ReturnType<typeof useSeries>;
