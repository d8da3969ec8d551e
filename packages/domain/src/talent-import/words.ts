export const TALENT_IMPORT_SENTENCES = {
  notJson: 'This is not JSON.',
  lineTooLong: 'The line is too long.',
} as const;

/** Why a line repeats another one of the same file. */
export const repeatedEmailSentence = (line: number): string => `The email is already in line ${line}.`;
