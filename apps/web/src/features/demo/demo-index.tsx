import { IconArrowRight } from '../../ui/icon/arrow-right.ts';
import { IconFileCv } from '../../ui/icon/file-cv.ts';
import { IconForms } from '../../ui/icon/forms.ts';
import { IconMarkdown } from '../../ui/icon/markdown.ts';
import { IconPalette } from '../../ui/icon/palette.ts';
import { IconTypography } from '../../ui/icon/typography.ts';
import { IconVideo } from '../../ui/icon/video.ts';
import { RECORDER_KIND_WORDS } from '@talaash/domain/intro-video/words';
import type { ComponentType } from 'react';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { PathLink } from '../../ui/press/path-link.tsx';
import { PageHead } from '../../ui/show/section.tsx';
import css from './demo-index.module.css';

interface DemoPage {
  to: string;
  title: string;
  about: string;
  icon: ComponentType<{ 'aria-hidden': true }>;
  reloadDocument?: boolean;
}

/** They load as new documents: only their own headers allow the camera. */
const RECORDERS = (
  [
    ['plain', '/demo/intro-video'],
    ['background', '/demo/intro-video-v2'],
    ['frame', '/demo/intro-video-v3'],
  ] as const
).map(([kind, to]) => {
  const { title, help } = RECORDER_KIND_WORDS[kind];
  return { to, title, about: help, icon: IconVideo, reloadDocument: true };
});

/** The demo pages, in the order of the index. */
const PAGES: readonly DemoPage[] = [
  {
    to: '/demo/design-system',
    title: 'Design system',
    about: 'Every component in all its states, the tokens with their contrast, and code to copy.',
    icon: IconPalette,
  },
  {
    to: '/demo/branding',
    title: 'Branding',
    about: 'Mark, wordmark, colours and type, to copy and to download.',
    icon: IconTypography,
  },
  {
    to: '/demo/form',
    title: 'Form',
    about: 'A customer with addresses: how a form validates, explains and keeps what was typed.',
    icon: IconForms,
  },
  {
    to: '/demo/markdown-editor',
    title: 'Markdown editor',
    about: 'The editor of every longer text, beside the Markdown that it writes.',
    icon: IconMarkdown,
  },
  {
    to: '/demo/test',
    title: 'Sample CV',
    about: 'A static page that is as good on paper as on the screen.',
    icon: IconFileCv,
  },
  ...RECORDERS,
];

/** Introduces the demo pages, with a link to each. */
export function DemoIndex() {
  usePageTitle('Demo pages');
  return (
    <>
      <PageHead
        title="Demo pages"
        subtitle="For whoever builds and judges this product. They show made-up data, and nobody finds them by searching the web."
      />
      <ul className={css['list']}>
        {PAGES.map(({ to, title, about, icon: Icon, reloadDocument }) => (
          <li key={to}>
            <PathLink to={to} reloadDocument={reloadDocument}>
              <Icon aria-hidden />
              <span className={css['title']}>{title}</span>
              <span className={css['about']}>{about}</span>
              <IconArrowRight className={css['arrow']} aria-hidden />
            </PathLink>
          </li>
        ))}
      </ul>
    </>
  );
}
