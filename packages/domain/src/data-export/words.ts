export const DATA_EXPORT_SENTENCES = {
  waiting: 'Your export is being made. It appears here, and we mail you when it is ready.',
  failed: 'Your export could not be made. Please try again.',
  running: 'An export is being made already.',
  gone: 'This export is gone. Please make a new one.',
  none: 'Everything about you by kind, your files, and a page to read it with.',
} as const;
