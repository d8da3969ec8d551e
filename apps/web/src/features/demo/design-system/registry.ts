/** What the design system shows of ui/. A test fails when a component of ui/ stands in no entry. */
export interface Entry {
  /** Its example in ./example, and its anchor. */
  id: string;
  name: string;
  about: string;
  /** The exports of ui/ that it shows, by file. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** What these are made of. Nobody else uses it. */
  inner?: Readonly<Record<string, readonly string[]>>;
  /** How its states stand: beside each other, below each other, or each on a page of its own. `columns` by default. */
  layout?: 'columns' | 'rows' | 'pages';
}

export interface Kind {
  id: string;
  title: string;
  about: string;
  entries: readonly Entry[];
}

const PRESS: Kind = {
  id: 'press-and-link',
  title: 'Pressing and linking',
  about: 'One primary button is in view. What is disabled says why, and keeps the focus.',
  entries: [
    {
      id: 'button',
      name: 'Button',
      about: 'A button with a label. In a form the one that saves has type="submit".',
      parts: { 'press/button': ['Button'] },
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
      inner: { 'overlay/shortcut-list': ['ShortcutList'] },
    },
  ],
};

const FIELD: Kind = {
  id: 'fields',
  title: 'Fields',
  about:
    'Values, not events: every field calls onChange(value). Label above; help below, which an error replaces.',
  entries: [
    {
      id: 'text-field',
      name: 'TextField, Unit',
      about: 'One line of text.',
      parts: { 'field/text-field': ['TextField', 'Unit'] },
    },
    {
      id: 'password-field',
      name: 'PasswordField',
      about: 'Shown on request, with its strength in words.',
      parts: { 'field/password-field': ['PasswordField'] },
    },
    {
      id: 'number-field',
      name: 'NumberField',
      about: 'A typed number. The schema knows its bounds; an empty field is undefined.',
      parts: { 'field/number-field': ['NumberField'] },
    },
    {
      id: 'select-field',
      name: 'SelectField',
      about: 'One of a few options, in the browser’s own list.',
      parts: { 'field/select-field': ['SelectField'] },
    },
    {
      id: 'checkbox-field',
      name: 'CheckboxField',
      about: 'A yes or no that is saved with its form.',
      parts: { 'field/checkbox-field': ['CheckboxField'] },
    },
    {
      id: 'switch',
      name: 'Switch',
      about: 'A yes or no that takes effect at once.',
      parts: { 'field/checkbox-field': ['Switch'] },
    },
    {
      id: 'radio-cards',
      name: 'RadioCards',
      about: 'One of two to five options, each with an explanation.',
      parts: { 'field/radio-cards': ['RadioCards'] },
    },
    {
      id: 'text-area',
      name: 'TextArea',
      about: 'Several lines of plain text.',
      parts: { 'field/text-area': ['TextArea'] },
    },
    {
      id: 'tags-field',
      name: 'TagsField',
      about: 'A list of short texts. A pasted list is split; a duplicate is ignored.',
      parts: { 'field/tags-field': ['TagsField'] },
    },
    {
      id: 'date-field',
      name: 'DateField',
      about: 'A day, with the browser’s own calendar.',
      parts: { 'field/date-field': ['DateField'] },
    },
    {
      id: 'month-field',
      name: 'MonthField',
      about: 'A month and a year, as two lists.',
      parts: { 'field/month-field': ['MonthField'] },
    },
    {
      id: 'url-field',
      name: 'UrlField',
      about: 'An address, and a link that opens it once it is valid.',
      parts: { 'field/url-field': ['UrlField'] },
    },
    {
      id: 'pin-code',
      name: 'PinCode',
      about: 'A one-time code. Phones offer it from the message.',
      parts: { 'field/pin-code': ['PinCode'] },
    },
    {
      id: 'search-field',
      name: 'SearchField',
      about: 'It changes with every letter. Arrow down goes to what was found; Escape leaves, then empties.',
      parts: { 'field/search-field': ['SearchField'] },
    },
    {
      id: 'suggest-field',
      name: 'SuggestField',
      about: 'Finds and offers. While the search does not answer, it is a plain input.',
      parts: { 'field/suggest-field': ['SuggestField'] },
      inner: { 'field/suggestion-list': ['SuggestionList'] },
    },
    {
      id: 'markdown-editor',
      name: 'MarkdownEditor',
      about: 'A text with bold, lists and links, kept as Markdown. It loads late.',
      parts: { 'field/markdown-editor': ['MarkdownEditor'] },
      inner: { 'field/rich-text': ['RichText'], 'field/rich-text-tools': ['EditorTools', 'LinkForm'] },
      layout: 'rows',
    },
    {
      id: 'upload-field',
      name: 'UploadField',
      about: 'One file: dropped or chosen, on its way, or here.',
      parts: { 'field/upload-field': ['UploadField'] },
    },
    {
      id: 'file-button',
      name: 'FileButton',
      about: 'A button that takes a file, pressed or dropped on.',
      parts: { 'field/file-button': ['FileButton'] },
    },
    {
      id: 'facet-list',
      name: 'FacetList',
      about: 'Checkboxes with counts. What is chosen stays in view.',
      parts: { 'field/facet-list': ['FacetList'] },
    },
    {
      id: 'range-field',
      name: 'RangeField',
      about: 'A least and a most, by thumbs or as numbers, over the histogram of what was found.',
      parts: { 'field/range-field': ['RangeField'] },
    },
    {
      id: 'field',
      name: 'Field',
      about: 'Label and note around a control of your own.',
      parts: { 'field/field': ['Field'] },
      inner: { 'field/field': ['FieldNote'] },
    },
  ],
};

const SHOW: Kind = {
  id: 'showing',
  title: 'Showing',
  about: 'A hairline, or space, before a box. Words stand beside every colour and icon.',
  entries: [
    {
      id: 'avatar',
      name: 'Avatar, RedactedAvatar',
      about: 'A square whose place is kept before it loads. Initials replace one that is missing.',
      parts: { 'show/avatar': ['Avatar', 'RedactedAvatar'] },
    },
    {
      id: 'badge',
      name: 'Badge, Status, Match, Marked, Redacted, Count',
      about: 'A state on its colour, a dot with words, what matched, what is hidden, how many wait.',
      parts: { 'show/badge': ['Badge', 'Status', 'Match', 'Marked', 'Redacted', 'Count'] },
    },
    {
      id: 'fact-strip',
      name: 'FactStrip',
      about: 'Facts about a person, each label above its value. Units are small.',
      parts: { 'show/strip': ['FactStrip'] },
      layout: 'rows',
    },
    {
      id: 'section',
      name: 'Section, PageHead, Breadcrumb, ProgressSegments',
      about: 'The parts of a page.',
      parts: { 'show/section': ['Section', 'PageHead', 'Breadcrumb', 'ProgressSegments'] },
      layout: 'rows',
    },
    {
      id: 'definition-list',
      name: 'DefinitionList',
      about: 'Label left, value right, a hairline below each.',
      parts: { 'show/section': ['DefinitionList'] },
    },
    {
      id: 'table',
      name: 'Table',
      about: 'Records in columns. On narrow screens it scrolls sideways.',
      parts: { 'show/table': ['Table'] },
      layout: 'rows',
    },
    {
      id: 'bar-plot',
      name: 'BarPlot, BarRows',
      about: 'A few bars whose figure stands beside them in words. Screen readers get a table.',
      parts: { 'show/bar-plot': ['BarPlot', 'BarRows'] },
    },
    {
      id: 'markdown-view',
      name: 'MarkdownView',
      about:
        'No raw HTML, no pictures, safe links. It loads late; until then the text stands without its marks.',
      parts: { 'show/markdown-view': ['MarkdownView'] },
      inner: { 'show/markdown-text': ['MarkdownText'], 'show/plain-text': ['PlainText'] },
    },
    {
      id: 'skeleton',
      name: 'Skeleton, TextSkeleton, RowsSkeleton, PersonRowsSkeleton, Bone, BoneDisc',
      about: 'The real shape to come, after 200 ms. Screen readers say that it loads.',
      parts: {
        'show/skeleton': [
          'Skeleton',
          'TextSkeleton',
          'RowsSkeleton',
          'PersonRowsSkeleton',
          'Bone',
          'BoneDisc',
        ],
      },
    },
    {
      id: 'state',
      name: 'EmptyState, ErrorState, NoticeRow',
      about: 'Nothing yet, with the next step; it failed, with what is kept; it waits for you.',
      parts: { 'show/state': ['EmptyState', 'ErrorState', 'NoticeRow'] },
      layout: 'rows',
    },
    {
      id: 'banner',
      name: 'Banner',
      about: 'A note above its subject. With `live` it answers what somebody did, and is read out at once.',
      parts: { 'show/state': ['Banner'] },
      layout: 'rows',
    },
    {
      id: 'bar',
      name: 'SlowBar, OfflineBar',
      about: 'Still going, after three seconds, with Cancel; no network.',
      parts: { 'show/state': ['SlowBar', 'OfflineBar'] },
      layout: 'rows',
    },
    {
      id: 'mark',
      name: 'Mark, Wordmark',
      about: 'In the colour of the text around them.',
      parts: { 'show/mark': ['Mark', 'Wordmark'] },
    },
    {
      id: 'visually-hidden',
      name: 'VisuallyHidden',
      about: 'Read out, never seen.',
      parts: { 'base/visually-hidden': ['VisuallyHidden'] },
    },
    {
      id: 'error-boundary',
      name: 'ErrorBoundary',
      about: 'Shows something else in the place of a part that throws. The rest of the page stays.',
      parts: { 'base/error-boundary': ['ErrorBoundary'] },
    },
  ],
};

const OVERLAY: Kind = {
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
      inner: { 'overlay/confirm': ['ConfirmDialog'] },
    },
    {
      id: 'full-screen-dialog',
      name: 'FullScreenDialog',
      about: 'Its bar stays, its content scrolls.',
      parts: { 'overlay/dialog': ['FullScreenDialog'] },
    },
    {
      id: 'drawer',
      name: 'Drawer',
      about: 'A panel at the edge of the window.',
      parts: { 'overlay/dialog': ['Drawer'] },
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
        'What happened, for five seconds, off what one would press next. What can be undone is undone here.',
      parts: { 'overlay/toast': ['toast'] },
      inner: { 'overlay/toaster': ['Toaster'] },
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

const SHELL: Kind = {
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
      name: 'NotFoundPage, ErrorPage',
      about: 'Nothing is at this address; something went wrong.',
      parts: { 'shell/lost-page': ['NotFoundPage', 'ErrorPage'] },
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
      about: 'Who is signed in, with theme and mode above the last entry.',
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

export const KINDS: readonly Kind[] = [PRESS, FIELD, SHOW, OVERLAY, SHELL];
