export const MESSAGE_SEARCH_SENTENCES = {
  heading: 'In messages',
  searching: 'Searching the messages...',
  none: 'No message contains these words.',
  failed: 'The messages could not be searched',
  own: 'You: ',
} as const;
