import { findContactDetails } from '@talaash/domain/contact-detail/find';
import type { Found, TextRule } from './finding.ts';

/** Contact details and links belong in their own fields, where premium access and privacy are enforced. */
export const findContact: TextRule = (text, ownNames) => firstOfEachKind(contactsIn(text, ownNames));

/** All contact details and links of a text. */
export function contactsIn(text: string, ownNames: ReadonlySet<string>): Found[] {
  const source = text.normalize('NFC');
  return findContactDetails(source, ownNames).map(({ kind, start, end }) => ({
    fault: kind,
    words: source.slice(start, end),
  }));
}

export const firstOfEachKind = (found: readonly Found[]): Found[] =>
  [...new Map(found.toReversed().map((one) => [one.fault, one])).values()].reverse();

/** Names of files contain dates and numbers of cameras: only addresses and numbers of phones of India count. */
const CAMERA_NUMBER = /(?<!\d)(?![6-9]\d{9}(?!\d))(?!91[6-9]\d{9}(?!\d))\d{8,}/g;

export const findContactInFilename: TextRule = (text, ownNames) => {
  const name = text
    .normalize('NFC')
    .replace(/\.(?:pdf|docx?|odt|rtf|txt|png|jpe?g|webp|gif|heic|svg)$/i, '')
    .replace(CAMERA_NUMBER, 'x')
    .replace(/\b20\d\d[-.]\d\d[-.]\d\d\b|\b\d\d[.-]\d\d[.-]\d\d\b/g, 'x')
    .replace(/(?<=\p{L})_|_(?=\p{L})/gu, ' ');
  return findContact(name, ownNames).filter(({ fault }) => fault === 'email' || fault === 'phone');
};

/** Hosts whose addresses write to a person. */
const MESSENGER_HOST =
  /^https?:\/\/(?:www\.|api\.|chat\.|web\.)?(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|dog)|signal\.me|m\.me|discord\.(?:gg|com\/(?:users|invite))|line\.me|viber\.com|join\.skype\.com|snapchat\.com\/add|ig\.me)(?:[/?#]|$)/i;
const EMAIL_IN_ADDRESS = /(?<![\w.%+@-])[\w.%+-]{1,64}(?:@|%40)[a-z0-9-]{1,63}\.[a-z]{2,6}(?![\w.])/i;

/** A web address may lead to a page, but neither to a messenger nor to a mailbox. */
export const findContactInAddress: TextRule = (address) => {
  const email = EMAIL_IN_ADDRESS.exec(address)?.[0];
  return [
    ...(MESSENGER_HOST.test(address) ? [{ fault: 'handle', words: address } as const] : []),
    ...(email === undefined ? [] : [{ fault: 'email', words: email } as const]),
  ];
};
