import { JOB_POST_AUDIENCE } from '@talaash/domain/job-post/audience';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledJobPost } from '../../../../packages/domain/test/filled.ts';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { changedAt } from '../../../../packages/domain/test/value.ts';
import { JobInvitation } from './job-invitation.tsx';

/** The page passes the title in, and the others are internal. */
const NOT_IN_THE_INVITATION = new Set([
  'key',
  'createdIsoDateTimeUtc',
  'updatedIsoDateTimeUtc',
  'companyId',
  'title',
]);

const invitationOf = (jobPost: object): string =>
  renderToStaticMarkup(
    <JobInvitation
      companyName="Harbor Ledger"
      title="Senior Tester"
      jobPost={jobPost as typeof filledJobPost}
      terms={(jobPost as typeof filledJobPost).terms}
      isOpen
    />,
  );

test('an invited talent sees every value of a job post that its audience shows', () => {
  const before = invitationOf(filledJobPost);
  expect(before).toContain(JOB_CATEGORY_LABELS[filledJobPost.category]);
  // A closed one does not say when it was confirmed.
  const { closedIsoDateTimeUtc: _, ...open } = filledJobPost;
  const missing = Object.entries(JOB_POST_AUDIENCE)
    .filter(([field, to]) => to === 'shown' && !NOT_IN_THE_INVITATION.has(field))
    .filter(([field]) => {
      const shown = field === 'confirmedIsoDateTimeUtc' ? open : filledJobPost;
      return invitationOf(changedAt(shown, [field]) as object) === invitationOf(shown);
    });
  expect(missing).toEqual([]);
});
