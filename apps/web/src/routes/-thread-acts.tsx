import type { UserType } from '@talaash/domain/user-profile/choice';
import { BlockButton } from '../features/block/block-button.tsx';
import { ReportButton } from '../features/report/report-button.tsx';
import { ThreadOwner } from '../features/talent-record/thread-owner.tsx';
import type { ThreadSummary } from '../features/thread/thread.ts';

/** Report and block on both sides, and who is in charge on that of the company. */
export function OtherActions({ side, summary }: { side: UserType; summary: ThreadSummary }) {
  const { thread, name, picture } = summary;
  if (thread.deletedSide !== undefined) return null;
  const id = side === 'company' ? thread.talentId : thread.companyId;
  const isOpen = thread.endedIsoDateTimeUtc === undefined && !thread.isPaused;
  return (
    <>
      {side === 'company' && isOpen ? <ThreadOwner talentId={id} owner={summary.owner ?? null} /> : null}
      {isOpen ? <ReportButton subject="profile" id={id} hasPicture={picture !== undefined} isSmall /> : null}
      <BlockButton side={side} id={id} name={name} isBlocked={thread.isBlocked === true} />
    </>
  );
}
