import type { PipelineEntry } from '@talaash/contract/pipeline';
import { notesCountWords } from '@talaash/domain/pipeline/words';
import { type ComponentType, Suspense } from 'react';
import { formatMonthAndDay, formatNumber, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { useNow } from '../../lib/thread-time.tsx';
import { useIsLocal } from '../../ui/base/local.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { IconBell } from '../../ui/icon/bell.ts';
import { IconCalendarEvent } from '../../ui/icon/calendar-event.ts';
import { IconFileText } from '../../ui/icon/file-text.ts';
import css from './board.module.css';

/** Shows the match of a job post with a person. */
export type MatchMark = ComponentType<{ jobPostId: string; talentId: string; talentIds: readonly string[] }>;

interface BesideProps {
  entry: PipelineEntry;
  /** Those whose matches are read together with that of the person. */
  matched: readonly string[];
  Match: MatchMark;
}

/** What helps to choose the next person: the match, the notes, the next reminder and the next meeting. */
export function Beside({ entry, matched, Match }: BesideProps) {
  const now = useNow();
  const isLocal = useIsLocal();
  const { jobPostId, talentId, talentProfile } = entry;
  const { notesCount, reminderIsoDateTimeUtc: reminder, meetingIsoDateTimeUtc: meeting } = entry;
  if (talentProfile === null && notesCount === 0 && reminder === null && meeting === null) return null;
  return (
    <p className={css['beside']}>
      {isLocal && talentProfile !== null ? (
        <Suspense fallback={null}>
          <Match jobPostId={jobPostId} talentId={talentId} talentIds={matched} />
        </Suspense>
      ) : null}
      {notesCount > 0 ? (
        <span title={notesCountWords(notesCount)}>
          <IconFileText aria-hidden />
          <span aria-hidden>{formatNumber(notesCount)}</span>
          <VisuallyHidden>{notesCountWords(notesCount)}</VisuallyHidden>
        </span>
      ) : null}
      {reminder === null ? null : (
        <span title="Next reminder" data-warm={Date.parse(reminder) <= now || undefined}>
          <IconBell aria-hidden />
          <VisuallyHidden>Reminder: </VisuallyHidden>
          <LocalText of={() => formatMonthAndDay(reminder)} />
        </span>
      )}
      {meeting === null ? null : (
        <span title="Next meeting">
          <IconCalendarEvent aria-hidden />
          <VisuallyHidden>Meeting: </VisuallyHidden>
          <LocalText of={() => `${formatMonthAndDay(meeting)}, ${formatTime(meeting)}`} />
        </span>
      )}
    </p>
  );
}
