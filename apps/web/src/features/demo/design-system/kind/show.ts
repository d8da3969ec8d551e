import type { Kind } from './kind.ts';

export const SHOW: Kind = {
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
      id: 'picture',
      name: 'Picture',
      about: 'A picture in one of seven shapes, whose place is kept before it loads.',
      parts: { 'show/picture': ['Picture'] },
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
      name: 'Section, PageHead, ProgressSegments',
      about: 'The parts of a page.',
      parts: { 'show/section': ['Section', 'PageHead', 'ProgressSegments'] },
      layout: 'rows',
    },
    {
      id: 'breadcrumb',
      name: 'Breadcrumb',
      about: 'The way back, once on a page. Here it stands above the heading.',
      parts: { 'show/section': ['Breadcrumb'] },
      layout: 'pages',
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
      name: 'BarPlot, SmallBarPlot, StackedBarPlot, BarRows',
      about: 'A few bars whose figure stands beside them in words. Screen readers get a table.',
      parts: { 'show/bar-plot': ['BarPlot', 'SmallBarPlot', 'StackedBarPlot', 'BarSwatch', 'BarRows'] },
      inner: { 'show/plot-table': ['PlotTable'] },
    },
    {
      id: 'histogram',
      name: 'Histogram',
      about:
        'How amounts are spread, with the share of each range above its bar. Screen readers get a table.',
      parts: { 'show/histogram': ['Histogram'] },
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
      name: 'SlowBar, OfflineBar, NoteBar',
      about: 'Still going, after three seconds, with Cancel; no network; what is true of the whole product.',
      parts: { 'show/state': ['SlowBar', 'OfflineBar'], 'show/note-bar': ['NoteBar'] },
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
