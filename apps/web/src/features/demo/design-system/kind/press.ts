import type { Kind } from './kind.ts';

export const PRESS: Kind = {
  id: 'press-and-link',
  title: 'Pressing and linking',
  about: 'One primary button is in view. What is disabled says why, and keeps the focus.',
  entries: [
    {
      id: 'button',
      name: 'Button',
      about: 'A button with a label. In a form the one that saves has type="submit".',
      parts: { 'press/button': ['Button'] },
      inner: { 'press/button': ['ButtonLabel'] },
    },
    {
      id: 'icon-button',
      name: 'IconButton',
      about: 'One icon. Its label is its name for screen readers and its tooltip.',
      parts: { 'press/button': ['IconButton'] },
    },
    {
      id: 'link',
      name: 'Link, ExternalLink, PathLink',
      about: 'Link is typed by the routes. An address that is no web address becomes plain text.',
      parts: { 'press/link': ['Link', 'ExternalLink'], 'press/path-link': ['PathLink'] },
    },
    {
      id: 'button-link',
      name: 'ButtonLink',
      about: 'A typed link that looks like a button: it leads somewhere and does nothing else.',
      parts: { 'press/link': ['ButtonLink'] },
    },
    {
      id: 'page-tabs',
      name: 'PageTabs',
      about: 'Links between the pages of one thing, with a count where it helps.',
      parts: { 'press/page-tabs': ['PageTabs'] },
    },
    {
      id: 'chip',
      name: 'Chip, ChipRow',
      about: 'An active filter. Backspace and Delete remove it too; on a phone the row scrolls.',
      parts: { 'press/chip': ['Chip', 'ChipRow'] },
      layout: 'rows',
    },
    {
      id: 'remove-button',
      name: 'RemoveButton',
      about: 'The small cross. Its hit area is larger than it looks.',
      parts: { 'press/remove-button': ['RemoveButton'] },
    },
    {
      id: 'tooltip',
      name: 'Tooltip',
      about: 'A short explanation. Never for what one must know.',
      parts: { 'float/tooltip': ['Tooltip'] },
    },
    {
      id: 'key-cap',
      name: 'KeyCap, KeyCaps',
      about: 'A key as on the keyboard. Mod is ⌘ or Ctrl.',
      parts: { 'key/key-cap': ['KeyCap', 'KeyCaps'] },
    },
    {
      id: 'shortcut',
      name: 'useShortcut, openShortcutList',
      about: 'A key of the page. It rests while one types or a dialog is open, and is listed behind ?.',
      parts: { 'key/shortcut': ['useShortcut'], 'overlay/shortcut-list': ['openShortcutList'] },
      inner: { 'overlay/shortcut-dialog': ['ShortcutDialog'] },
    },
  ],
};
