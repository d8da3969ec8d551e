import { PageHead, ProgressSegments, Section } from '../../../../ui/show/section.tsx';
import { Button } from '../../../../ui/press/button.tsx';

export const HeadOfAPage = () => (
  <PageHead
    title="Job posts"
    note="3 open"
    subtitle="What you search and invite for."
    actions={<Button tone="primary">Create New</Button>}
  />
);

export const APartOfAPage = () => (
  <Section title="Work experience" note="3 of at most 12" action={<Button size="s">Add</Button>}>
    <p>A rule stands above its heading.</p>
  </Section>
);

export const Progress = () => (
  <ProgressSegments
    label="4 of 7 parts are complete, one has an error"
    segments={['done', 'done', 'done', 'done', 'bad', 'open', 'open']}
  />
);
