export const THREAD_SENTENCES = {
  loadFailed: 'Failed to load conversations',
  noneFound: 'No conversations found',
  none: 'No conversations yet',
  select: 'Select a conversation',
  selectHint: 'Choose a thread from the left to start messaging',
  loadingThreads: 'Loading conversations...',
} as const;
