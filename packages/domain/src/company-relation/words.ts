/** Shown with an entry whose talent the company cannot see at the moment. */
export const keptCardSentence = ({ isThreadEnded }: { isThreadEnded?: boolean | undefined }): string =>
  `${isThreadEnded ? 'This person ended the conversation with you' : 'No longer in search'}. The name and title are the last ones you saw.`;
