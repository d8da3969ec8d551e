import { IconPlus } from '../../ui/icon/plus.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './skill-offers.module.css';
import { useJobPostSkills } from './job-post.ts';
import { namesSkill } from './named-skill.ts';

interface SkillOffersProps {
  jobPostId: string;
  /** The skills that the search already filters by. */
  chosen: readonly string[];
  /** The current search text. */
  text: string;
  onAdd: (skill: string) => void;
}

/** Buttons that add the job post's skills as filters. Empty if none is left. */
export function SkillOffers({ jobPostId, chosen, text, onAdd }: SkillOffersProps) {
  const { data } = useJobPostSkills(jobPostId);
  const taken = new Set(chosen.map((skill) => skill.toLowerCase()));
  const offered = (data?.skills ?? []).filter(
    (skill) => !taken.has(skill.toLowerCase()) && !namesSkill(text, skill),
  );
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label="Skills in the job post" className={css['offers']}>
      <span className={css['label']}>In the job post</span>
      {offered.map((skill) => (
        <Button
          key={skill}
          size="s"
          icon={<IconPlus aria-hidden />}
          aria-label={`Add ${skill}`}
          onClick={() => onAdd(skill)}
        >
          {skill}
        </Button>
      ))}
    </div>
  );
}
