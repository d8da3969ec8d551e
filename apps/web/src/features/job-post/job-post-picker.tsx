import { IconBriefcase } from '../../ui/icon/briefcase.ts';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { useState } from 'react';
import { SearchField } from '../../ui/field/search-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import css from './job-post-picker.module.css';

interface JobPostPickerProps {
  jobPosts: readonly JobPost[];
  onSelect: (jobPostId: string) => void;
}

const matches = (jobPost: JobPost, text: string) =>
  `${jobPost.title} ${JOB_CATEGORY_LABELS[jobPost.category]}`
    .toLowerCase()
    .includes(text.trim().toLowerCase());

/** The first step of a search: chooses its job post from a list filtered by title or category. */
export function JobPostPicker({ jobPosts, onSelect }: JobPostPickerProps) {
  const [filter, setFilter] = useState('');
  const found = jobPosts.filter((jobPost) => matches(jobPost, filter));
  const [onlyMatch] = found.length === 1 ? found : [];
  return (
    <section className={css['picker']} aria-labelledby="job-post-picker">
      <h1 id="job-post-picker">Which job are you hiring for?</h1>
      <p className={css['hint']}>
        Shortlists and invitations belong to a job post. You can switch at any time.
      </p>
      <SearchField
        label="Filter by title or category"
        placeholder="Filter by title or category"
        value={filter}
        onChange={setFilter}
        listId="job-posts-to-pick"
        onEnter={onlyMatch && (() => onSelect(onlyMatch.key.jobPostId))}
        autoFocus
      />
      {found.length === 0 ? <p className={css['hint']}>No job post matches “{filter}”.</p> : null}
      <ul id="job-posts-to-pick" className={css['list']}>
        {found.map((jobPost) => (
          <li key={jobPost.key.jobPostId}>
            <button type="button" className={css['entry']} onClick={() => onSelect(jobPost.key.jobPostId)}>
              <b>{jobPost.title}</b>
              <span>{JOB_CATEGORY_LABELS[jobPost.category]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the chosen job post beside the search box, with a menu to choose another. */
export function JobPostSelect({
  jobPosts,
  selectedId,
  onSelect,
}: JobPostPickerProps & { selectedId: string }) {
  return (
    <SelectField
      hideLabel
      size="l"
      label="Job post to search for"
      icon={<IconBriefcase aria-hidden />}
      options={jobPosts.map((jobPost) => ({ value: jobPost.key.jobPostId, label: `For ${jobPost.title}` }))}
      value={selectedId}
      onChange={onSelect}
    />
  );
}
