import { IconCheck } from '../../ui/icon/check.ts';
import css from './job-post.module.css';

export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <ul className={css['benefits']} aria-label="Benefits">
      {benefits.map((benefit) => (
        <li key={benefit}>
          <IconCheck aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
