export const DATA_EXPORT_SENTENCES = {
  waiting: 'We are preparing your export. It will appear here, and we will email you when it is ready.',
  failed: 'Your export could not be prepared. Please try again.',
  running: 'An export is already being prepared.',
  gone: 'This export is no longer available. Please make a new one.',
  none: 'A copy of all your data and files, with a page to read it in your browser.',
} as const;
