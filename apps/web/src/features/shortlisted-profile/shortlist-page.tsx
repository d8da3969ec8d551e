import type { JobPost } from '@talaash/domain/job-post/schema';
import { SHORTLISTED_PROFILE_SENTENCES } from '@talaash/domain/shortlisted-profile/words';
import type { ReactNode } from 'react';
import { formatMonthAndDay } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { TalentListPage } from '../../parts/talent-list-page.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useShortlistTalent } from './shortlist-talent.ts';
import type { ShortlistRow, useShortlist } from './shortlist.ts';

interface ShortlistPageProps {
  shortlist: ReturnType<typeof useShortlist>;
  jobPosts: readonly JobPost[];
  name: string;
  onName: (name: string) => void;
  /** Undefined for all job posts. */
  jobPostId: string | undefined;
  onJobPost: (jobPostId: string | undefined) => void;
  onOpen: (talentId: string) => void;
  /** Called with the talent that the person is about to open. */
  onIntent: (talentId: string) => void;
  /** Beside the title: actions on the whole list. */
  tools: ReactNode;
  /** The buttons of a row. The same function in every render. */
  actions: (row: ShortlistRow) => ReactNode;
}

const ALL_JOB_POSTS = 'all';

/** The people the company has shortlisted, filtered by name and job post. */
export function ShortlistPage({
  shortlist,
  jobPosts,
  name,
  onName,
  jobPostId = ALL_JOB_POSTS,
  onJobPost,
  onOpen,
  onIntent,
  tools,
  actions,
}: ShortlistPageProps) {
  return (
    <TalentListPage
      {...shortlist}
      title="Shortlists"
      tools={tools}
      name={name}
      onName={onName}
      filters={
        <SelectField
          hideLabel
          label="Job post"
          options={[
            { value: ALL_JOB_POSTS, label: 'All job posts' },
            ...jobPosts.map(({ key, title }) => ({ value: key.jobPostId, label: title })),
          ]}
          value={jobPostId}
          onChange={(chosen) => onJobPost(chosen === ALL_JOB_POSTS ? undefined : chosen)}
        />
      }
      empty={{
        title: SHORTLISTED_PROFILE_SENTENCES.none,
        text: SHORTLISTED_PROFILE_SENTENCES.noneHint,
        action: (
          <ButtonLink tone="primary" to="/company/search">
            Start Searching
          </ButtonLink>
        ),
      }}
      onOpen={onOpen}
      onIntent={onIntent}
      actions={actions}
      note={shortlistedBy}
    />
  );
}

/** Which member shortlisted a person, and when. */
function shortlistedBy({ shortlistedByName: name, shortlistedIsoDateTimeUtc: at }: ShortlistRow) {
  if (name === null) return null;
  return (
    <p>
      {SHORTLISTED_PROFILE_SENTENCES.by(name)}, <LocalText of={() => formatMonthAndDay(at)} />
    </p>
  );
}

/** Removes a person from the shortlist, after a confirmation. */
export function RemoveButton({ row }: { row: ShortlistRow }) {
  const talent = { talentId: row.talentId, name: row.talentName };
  const confirm = useConfirm();
  const shortlist = useShortlistTalent(row.jobPostId);

  async function remove() {
    const isSure = await confirm({
      title: `Remove ${talent.name} from the shortlist?`,
      body: 'You can shortlist this person again from search.',
    });
    if (isSure) shortlist.mutate({ ...talent, isOn: false });
  }

  return (
    <Button size="s" tone="quiet" onClick={() => void remove()}>
      Remove
    </Button>
  );
}
