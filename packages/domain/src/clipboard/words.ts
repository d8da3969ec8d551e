export const COPY_FAILED_SENTENCE = 'Failed to copy to clipboard';

export const copiedSentence = (label: string): string => `${label} copied to clipboard!`;
