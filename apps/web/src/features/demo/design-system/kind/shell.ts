import type { Kind } from './kind.ts';

export const SHELL: Kind = {
  id: 'shells',
  title: 'Shells',
  about: 'The frame of a page. Those that fill the window open on a page of their own.',
  entries: [
    {
      id: 'portal-shell',
      name: 'PortalShell',
      about: 'Header, navigation (below on phones), palette, user menu and main landmark.',
      parts: { 'shell/shell': ['PortalShell'] },
      inner: {
        'shell/header': ['Header', 'Brand', 'SkipLink'],
        'shell/main-nav': ['PortalNav', 'HeaderNav', 'BottomBar'],
        'shell/find-button': ['FindButton'],
        'shell/ui-root': ['UiRoot'],
      },
      layout: 'pages',
    },
    {
      id: 'auth-layout',
      name: 'AuthLayout',
      about: 'A form on the left, an aside on the right.',
      parts: { 'shell/shell-plain': ['AuthLayout'] },
      layout: 'pages',
    },
    {
      id: 'info-layout',
      name: 'InfoLayout',
      about: 'For texts: one column, and the way home.',
      parts: { 'shell/shell-plain': ['InfoLayout'] },
      layout: 'pages',
    },
    {
      id: 'lost-page',
      name: 'NotFoundPage, ErrorPage, MessagePage',
      about: 'Nothing is at this address; something went wrong; one sentence and the way on.',
      parts: { 'shell/lost-page': ['NotFoundPage', 'ErrorPage', 'MessagePage'] },
      layout: 'pages',
    },
    {
      id: 'index-of-words',
      name: 'IndexOfWords',
      about: 'Columns of links, each a word with its count. It stands on the ground of an aside.',
      parts: { 'shell/shell-plain': ['IndexOfWords'] },
      layout: 'rows',
    },
    {
      id: 'user-menu',
      name: 'UserMenu',
      about: 'Who is logged in, with theme and mode above the last entry.',
      parts: { 'shell/user-menu': ['UserMenu'] },
    },
    {
      id: 'theme-menu',
      name: 'ThemeMenu',
      about: 'Theme and mode, where there is no user menu.',
      parts: { 'shell/theme-menu': ['ThemeMenu'] },
    },
    {
      id: 'key-bar',
      name: 'KeyBar',
      about: 'The keys of a page along its lower edge.',
      parts: { 'shell/key-bar': ['KeyBar'] },
    },
  ],
};
