import { ERASURE_DAYS } from '@talaash/domain/erasure-request/limit';
import { ERASURE_REQUEST_WORDS } from '@talaash/domain/erasure-request/words';
import type { MailContent } from './content.ts';

/** To a company that has copied data of a person who asks to erase it. */
export const erasureMail = ({
  name,
  talentName,
  url,
}: {
  name: string;
  talentName: string;
  url: string;
}): MailContent => ({
  name: 'erasureRequested',
  subject: `${talentName} asks you to erase their data`,
  preheader: `You have ${ERASURE_DAYS} days.`,
  heading: 'Please erase what you copied',
  parts: [
    {
      paragraph: `Hello ${name}, ${talentName} asks your company to erase what it copied of them on Talaash: their email address, resume or row of an exported list. Erase it in your systems, in emails and in files. Then press “${ERASURE_REQUEST_WORDS.confirm}”, within ${ERASURE_DAYS} days.`,
    },
    { button: 'Open the requests', url },
  ],
});
