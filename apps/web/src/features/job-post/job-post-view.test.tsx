import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filledJobPost } from '../../../../../packages/domain/test/filled.ts';
import { changedAt, pathsIn } from '../../../../../packages/domain/test/value.ts';
import { JobPostView } from './job-post-view.tsx';

/** What the view leaves to the page around it: the heading, and what its company is told of the review. */
const NOT_IN_THE_VIEW = new Set(['key', 'companyId', 'title', 'aiReviewResponse', 'isReviewQueued']);

const inView = (jobPost: object): string =>
  renderToStaticMarkup(<JobPostView jobPost={jobPost as typeof filledJobPost} companyOverview={null} />);

test('every value of a job post stands in its view', () => {
  const before = inView(filledJobPost);
  const missing = pathsIn(filledJobPost)
    .filter((path) => !path.some((name) => NOT_IN_THE_VIEW.has(name)))
    .filter((path) => inView(changedAt(filledJobPost, path) as object) === before);
  expect(missing).toEqual([]);
});
