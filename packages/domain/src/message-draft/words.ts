export const MESSAGE_DRAFT_SENTENCES = {
  changed: 'This draft was changed on another device.',
  sent: 'This draft was sent or deleted on another device.',
  takeOther: 'Use the other text',
  keepOwn: 'Keep this text',
} as const;
