import type { JobCategory } from '@talaash/domain/job-post/choice';
import { JOB_POST_TITLE_LENGTH } from '@talaash/domain/job-post/limit';
import { WORK_PLACE_NAME_LENGTH } from '@talaash/domain/job-terms/limit';
import { namedPlace, type PostPlace } from '@talaash/domain/pay-figures/place';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';

const TYPING_PAUSE_MS = 400;

type Asked = PostPlace & { title: string; category: JobCategory };

/** Figures of pay for the job post as it is typed; undefined until they are known. The last ones stay while new ones load. */
export function usePayFigures({ title, category, workPlace, ...place }: Asked) {
  const asked = useSettled(title.trim().slice(0, JOB_POST_TITLE_LENGTH.max));
  const named = namedPlace({ workPlace, ...place })?.slice(0, WORK_PLACE_NAME_LENGTH.max) ?? '';
  const workPlaceName = useSettled(named);
  return useQuery(
    api.jobPost.payFigures.queryOptions({
      input: {
        title: asked,
        category,
        ...(workPlace ? { workPlace } : {}),
        ...(workPlaceName ? { workPlaceName } : {}),
      },
      staleTime: 10 * 60_000,
      placeholderData: keepPreviousData,
      // The form is complete without them.
      retry: false,
    }),
  ).data;
}

/** A text once its typing rests. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  const settleLater = useDebouncedCallback(settle, TYPING_PAUSE_MS);
  useEffect(() => settleLater(text), [text, settleLater]);
  return settled;
}
