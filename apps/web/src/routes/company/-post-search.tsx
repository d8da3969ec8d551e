import { IconBriefcase } from '../../ui/icon/briefcase.ts';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { SkillOffers } from '../../features/job-post/skill-offers.tsx';
import { type SearchOfPost, useSearchOfPost } from '../../features/talent-match/talent-match.ts';
import { stateOf } from '../../features/talent-search/question-state.ts';
import type { SearchState } from '../../features/talent-search/search-address.ts';
import { toggleSkill, toQuestion } from '../../features/talent-search/search-state.ts';
import { Button } from '../../ui/press/button.tsx';

/** A job post's requirements as a search. */
export const stateOfPost = ({ query, niceSkills }: SearchOfPost): SearchState =>
  stateOf({ ...toQuestion({}), query, niceSkills });

type PostSearch = {
  /** The search of the post's requirements; undefined while unknown. */
  asked: SearchState | undefined;
  isOwn: boolean;
  /** The search holds nothing but the post's requirements. */
  isOwnOrEmpty: boolean;
};

/** Compares a search with its job post's requirements. */
export function usePostSearch(jobPost: JobPost | undefined, state: SearchState): PostSearch {
  const { data } = useSearchOfPost(jobPost?.key.jobPostId);
  const isSame = (other: SearchState) =>
    JSON.stringify(toQuestion(other)) === JSON.stringify(toQuestion(state));
  const asked = data && stateOfPost(data);
  const isOwn = asked !== undefined && isSame(asked);
  return { asked, isOwn, isOwnOrEmpty: isOwn || isSame({}) };
}

interface PostOffersProps {
  jobPost: JobPost;
  ofPost: PostSearch;
  state: SearchState;
  go: (next: SearchState) => void;
}

/** The searches that the job post offers: all of its requirements, or single skills. */
export function PostOffers({ jobPost, ofPost: { asked, isOwn }, state, go }: PostOffersProps) {
  return (
    <>
      {asked && !isOwn ? (
        <Button size="s" icon={<IconBriefcase aria-hidden />} onClick={() => go(asked)}>
          Search for this post
        </Button>
      ) : null}
      <SkillOffers
        jobPostId={jobPost.key.jobPostId}
        chosen={[...(state.skills ?? []), ...(state.nice ?? [])]}
        text={state.q ?? ''}
        onAdd={(skill) => go(toggleSkill(state, skill))}
      />
    </>
  );
}
