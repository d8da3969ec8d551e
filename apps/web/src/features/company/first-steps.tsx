import { IconCheck } from '../../ui/icon/check.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './first-steps.module.css';
import type { FirstStep } from './next-step.ts';

/** The first steps of a new company, one after the other. Empty once all are done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  if (steps.length === 0) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Section title="First steps" note={`${done} of ${steps.length} done`}>
      <ol className={css['steps']}>
        {steps.map((step, at) => (
          <li key={step.to} className={css['step']} data-state={step.state}>
            <span className={css['mark']} aria-hidden>
              {step.state === 'done' ? <IconCheck /> : at + 1}
            </span>
            <div className={css['words']}>
              <p className={css['title']}>
                {step.title}
                {step.state === 'done' ? <VisuallyHidden>: done</VisuallyHidden> : null}
              </p>
              {step.state === 'open' ? <p className={css['text']}>{step.text}</p> : null}
            </div>
            {step.state === 'open' ? (
              <ButtonLink to={step.to as never} tone="primary">
                {step.label}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
