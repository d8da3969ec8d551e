export const DATA_EXPORT_SENTENCES = {
  waiting: 'We are preparing your export. It will appear here, and we will email you when it is ready.',
  failed: 'Your export could not be prepared. Please try again.',
  running: 'An export is already being prepared.',
  gone: 'This export is no longer available. Please make a new one.',
  goneLink: 'This export is no longer available. Ask for a new one on the page of the decision.',
  asked: 'We are preparing your data. We will email you a link to it.',
  none: 'A copy of all your data and files, with a page to read it in your browser.',
} as const;
