import type { JobPost } from '@talaash/domain/job-post/schema';
import type { ReactNode } from 'react';
import { JobPostSelect } from '../../features/job-post/job-post-picker.tsx';
import { CompanySearchHead } from '../../features/talent-search/company-search-head.tsx';
import type { SearchState } from '../../features/talent-search/search-address.ts';
import type { useSearchSteps } from '../../features/talent-search/search-step.ts';
import { SearchText } from '../../features/talent-search/search-text.tsx';

interface SearchHeadProps {
  jobPosts: readonly JobPost[];
  jobPost: JobPost | undefined;
  onSelect: (jobPostId: string) => void;
  state: SearchState;
  steps: ReturnType<typeof useSearchSteps>;
  isWaiting: boolean;
  filtersButton: ReactNode;
  /** The person has just chosen the job post, so the search field is next. */
  isFieldFirst: boolean;
}

/** Selects the job post of the search, and holds the search field. */
export function SearchHead({
  jobPosts,
  jobPost,
  onSelect,
  state,
  steps,
  isWaiting,
  filtersButton,
  isFieldFirst,
}: SearchHeadProps) {
  return (
    <CompanySearchHead>
      <JobPostSelect jobPosts={jobPosts} selectedId={jobPost?.key.jobPostId ?? ''} onSelect={onSelect} />
      <SearchText
        audience="company"
        label="Search by skill, title, name or place"
        text={state.q ?? ''}
        onText={steps.typeText}
        onTyping={steps.beginText}
        isWaiting={isWaiting}
        shortcut="/"
        autoFocus={isFieldFirst}
      />
      {filtersButton}
    </CompanySearchHead>
  );
}
