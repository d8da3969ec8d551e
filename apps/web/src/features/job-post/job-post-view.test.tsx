import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledJobPost } from '../../../../../packages/domain/test/filled.ts';
import { changedAt, pathsIn } from '../../../../../packages/domain/test/value.ts';
import { JobPostView } from './job-post-view.tsx';

/** The page around the view shows the heading, the review and the openness; the other fields are internal. */
const NOT_IN_THE_VIEW = new Set([
  'key',
  'companyId',
  'title',
  'aiReviewResponse',
  'isReviewQueued',
  'confirmedIsoDateTimeUtc',
  'askedIsoDateTimeUtc',
  'closedIsoDateTimeUtc',
]);

const inView = (jobPost: object): string =>
  renderToStaticMarkup(
    <JobPostView
      jobPost={jobPost as typeof filledJobPost}
      mark={null}
      companyOverview={null}
      people={null}
      openness={null}
    />,
  );

test('the view shows every value of a job post', () => {
  const before = inView(filledJobPost);
  const missing = pathsIn(filledJobPost)
    .filter((path) => !path.some((name) => NOT_IN_THE_VIEW.has(name)))
    .filter((path) => inView(changedAt(filledJobPost, path) as object) === before);
  expect(missing).toEqual([]);
});
