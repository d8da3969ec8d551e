import { IconPrinter } from '../../../ui/icon/printer.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/press/button.tsx';
import { useTheme } from '../../../ui/theme/theme.ts';
import { DemoHead } from '../demo-shell.tsx';
import { CV } from './cv.ts';
import css from './sample-cv.module.css';

/** A static CV on a sheet of paper. Printing shows only the sheet. */
export function SampleCv() {
  const { theme } = useTheme();
  return (
    <div className={css['desk']}>
      <div className={css['head']}>
        <DemoHead
          title="Sample CV"
          subtitle="A made-up person on a sheet of A4. Print it, or save it as PDF: only the sheet is printed."
          actions={
            <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          }
        />
      </div>
      {/* Paper is light in every mode. */}
      <article className={css['sheet']} data-theme={theme} data-mode="light" aria-label={`CV of ${CV.name}`}>
        <header className={css['person']}>
          <h2>{CV.name}</h2>
          <p className={css['title']}>{CV.title}</p>
          <dl className={css['facts']}>
            {CV.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </header>
        <div className={css['columns']}>
          <Main />
          <Side />
        </div>
      </article>
    </div>
  );
}

function Main() {
  return (
    <div className={css['column']}>
      <Part title="About">
        <p className={css['about']}>{CV.about}</p>
      </Part>
      <Part title="Work">
        {CV.work.map(({ role, employer, from, to, done }) => (
          <div key={employer} className={css['entry']}>
            <h4>{role}</h4>
            <p className={css['dates']}>
              {from} – {to}
            </p>
            <p className={css['place']}>{employer}</p>
            <ul>
              {done.map((deed) => (
                <li key={deed}>{deed}</li>
              ))}
            </ul>
          </div>
        ))}
      </Part>
      <Part title="Projects">
        {CV.projects.map(({ title, about }) => (
          <div key={title} className={css['entry']}>
            <h4>{title}</h4>
            <p className={css['place']}>{about}</p>
          </div>
        ))}
      </Part>
    </div>
  );
}

function Side() {
  return (
    <div className={css['column']}>
      <Part title="Contact">
        <Facts facts={CV.contact} />
      </Part>
      <Part title="Skills">
        <Facts facts={CV.skills.map(({ kind, names }) => ({ label: kind, value: names }))} />
      </Part>
      <Part title="Education">
        <Facts
          facts={CV.education.map(({ course, place, from, to }) => ({
            label: `${from} – ${to}`,
            value: `${course}, ${place}`,
          }))}
        />
      </Part>
      <Part title="Certificates">
        <ul className={css['plain']}>
          {CV.certificates.map((certificate) => (
            <li key={certificate}>{certificate}</li>
          ))}
        </ul>
      </Part>
      <Part title="Languages">
        <p className={css['plain']}>{CV.languages}</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={css['list']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
