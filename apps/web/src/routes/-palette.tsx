import { IconBriefcase } from '../ui/icon/briefcase.ts';
import { IconHelp } from '../ui/icon/help.ts';
import { IconLogout } from '../ui/icon/logout.ts';
import { IconMessage } from '../ui/icon/message.ts';
import { IconPalette } from '../ui/icon/palette.ts';
import { IconUser } from '../ui/icon/user.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useState } from 'react';
import { useJobPosts } from '../features/job-post/job-post.ts';
import { useDebouncedValue } from '../features/talent-search/debounced-value.ts';
import { peopleQuery } from '../features/talent-search/found-people.ts';
import { threadsQuery } from '../features/thread/thread.ts';
import { Palette, type PaletteItem } from '../ui/overlay/palette.tsx';
import { openShortcutList } from '../ui/overlay/shortcut-list.ts';
import { cycleMode, setTheme, themeLabels, themes } from '../ui/theme/theme.ts';
import type { Portal, PortalAction, PortalPage } from './-portal-page.ts';

interface PortalPaletteProps {
  portal: Portal;
  pages: readonly PortalPage[];
  actions: readonly PortalAction[];
  onLogOut: () => Promise<void>;
  onClose: () => void;
}

/** Debounced: typing sends one request, for the final text. */
const DEBOUNCE_MS = 150;

/** The minimum length of a text to search people. */
const PEOPLE_TEXT_LENGTH_MIN = 2;

/** The items of Cmd or Ctrl+K in a portal: pages, actions, conversations, and for companies job posts and people. */
export default function PortalPalette(props: PortalPaletteProps) {
  if (props.portal === 'company') return <CompanyPalette {...props} />;
  if (props.portal === 'talent') return <TalentPalette {...props} />;
  return <FoundPalette {...props} found={[]} />;
}

function TalentPalette(props: PortalPaletteProps) {
  return <FoundPalette {...props} found={useConversations('talent')} />;
}

function CompanyPalette(props: PortalPaletteProps) {
  const navigate = useNavigate();
  const conversations = useConversations('company');
  const jobPosts = useJobPosts().data?.list ?? [];
  const [asked, ask] = useState('');
  const { data: people = [] } = useQuery({
    ...peopleQuery(asked.trim()),
    enabled: asked.trim().length >= PEOPLE_TEXT_LENGTH_MIN,
  });
  const found: PaletteItem[] = [
    ...people.map(({ talentId, name, title }) => ({
      label: name,
      note: title,
      group: 'People',
      icon: <IconUser aria-hidden />,
      isFound: true,
      run: () => void navigate({ to: '/company/search', search: { q: name, profile: talentId } }),
    })),
    ...jobPosts.map(({ key: { jobPostId }, title }) => ({
      label: title,
      group: 'Job posts',
      icon: <IconBriefcase aria-hidden />,
      run: () => void navigate({ to: '/company/job_posts/view/$jobPostId', params: { jobPostId } }),
    })),
    ...conversations,
  ];
  return <FoundPalette {...props} found={found} onAsk={ask} />;
}

function useConversations(side: UserType): PaletteItem[] {
  const navigate = useNavigate();
  const { data: threads = [] } = useInfiniteQuery(threadsQuery(side));
  return threads.map(({ thread, name, detail }) => ({
    label: name,
    note: detail,
    group: 'Conversations',
    icon: <IconMessage aria-hidden />,
    run: () => void navigate({ to: `/${side}/messages`, search: { thread: thread.key.threadId } }),
  }));
}

function FoundPalette({
  pages,
  actions,
  onLogOut,
  onClose,
  found,
  onAsk = () => undefined,
}: PortalPaletteProps & { found: readonly PaletteItem[]; onAsk?: (text: string) => void }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  const ask = (text: string) => {
    setAsked(text);
    onAsk(text);
  };
  const [text, setText] = useDebouncedValue(asked, ask, DEBOUNCE_MS);
  const navigateTo = (to: string, hash?: string) => () =>
    void navigate({ to: to as never, ...(hash === undefined ? {} : { hash }) });
  const items: PaletteItem[] = [
    ...pages.map((page) => ({
      label: page.label,
      words: page.words,
      icon: <page.icon aria-hidden />,
      keys: page.keys,
      run: navigateTo(page.to),
    })),
    {
      label: 'Logout',
      words: 'log out sign out off leave',
      icon: <IconLogout aria-hidden />,
      group: 'Actions',
      run: () => void onLogOut(),
    },
    ...actions.map(({ to, hash, ...action }) => ({ ...action, group: 'Actions', run: navigateTo(to, hash) })),
    ...appearanceItems(),
    {
      label: 'Keyboard shortcuts',
      words: 'keys hotkeys help',
      icon: <IconHelp aria-hidden />,
      group: 'Actions',
      keys: '?',
      run: openShortcutList,
    },
    // Last, since a person's name may match anything.
    ...(text.trim() === '' ? [] : found),
  ];
  return <Palette items={items} text={text} onText={setText} onClose={onClose} />;
}

const appearanceItems = (): PaletteItem[] => [
  {
    label: 'Change light or dark mode',
    words: 'theme appearance system',
    group: 'Actions',
    icon: <IconPalette aria-hidden />,
    run: cycleMode,
  },
  ...themes.map((theme) => ({
    label: `Theme ${themeLabels[theme]}`,
    words: 'appearance',
    group: 'Actions',
    icon: <IconPalette aria-hidden />,
    run: () => setTheme(theme),
  })),
];
