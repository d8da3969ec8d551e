import type { Kind } from './kind.ts';

export const OVERLAY: Kind = {
  id: 'overlays',
  title: 'Overlays',
  about: 'Escape and a press outside close them, and the focus returns to where it was.',
  entries: [
    {
      id: 'dialog',
      name: 'Dialog',
      about: 'A question or a short form. The primary answer stands last.',
      parts: { 'overlay/dialog': ['Dialog'] },
    },
    {
      id: 'confirm',
      name: 'useConfirm',
      about: 'Yes or Cancel, as a promise.',
      parts: { 'overlay/confirm': ['useConfirm'] },
      inner: { 'overlay/confirm-dialog': ['ConfirmDialog'] },
    },
    {
      id: 'question',
      name: 'Question',
      about: 'A question beside the button that asked it. Enter on none chooses the usual answer.',
      parts: { 'overlay/question': ['Question'] },
    },
    {
      id: 'full-screen-dialog',
      name: 'FullScreenDialog',
      about: 'Its bar stays, its content scrolls.',
      parts: { 'overlay/full-screen-dialog': ['FullScreenDialog'] },
    },
    {
      id: 'drawer',
      name: 'Drawer',
      about: 'A panel at the edge of the window.',
      parts: { 'overlay/drawer': ['Drawer'] },
    },
    {
      id: 'sheet',
      name: 'Sheet',
      about: 'A panel at the end of the window, on a phone from below: 70 % of the height, or all of it.',
      parts: { 'overlay/sheet': ['Sheet'] },
    },
    {
      id: 'menu',
      name: 'Menu',
      about: 'Actions behind a button. Arrow keys, first letters and Escape work.',
      parts: { 'overlay/menu': ['Menu'] },
      inner: { 'overlay/menu-list': ['MenuList'] },
    },
    {
      id: 'toast',
      name: 'toast',
      about:
        'What happened, for five seconds, always in the lower left corner. What can be undone is undone here, once.',
      parts: { 'overlay/toast': ['toast'] },
      inner: {
        'overlay/toaster': ['Toaster'],
        'overlay/overlays': ['Overlays'],
        'overlay/late-overlays': ['LateOverlays'],
        'overlay/travel-bar': ['TravelBar'],
      },
    },
    {
      id: 'palette',
      name: 'Palette',
      about: 'Finds pages, actions and people by a few letters.',
      parts: { 'overlay/palette': ['Palette'] },
    },
    {
      id: 'announce',
      name: 'announce',
      about: 'A sentence for screen readers, where the eye needs none.',
      parts: { 'base/announce': ['announce'] },
      inner: { 'base/announce': ['LiveRegion'] },
    },
    {
      id: 'modal',
      name: 'Modal',
      about: 'The base of every dialog. Take one of those instead.',
      parts: { 'float/modal': ['Modal'] },
    },
  ],
};
