import { CERTIFICATE_NAME_LETTERS_MIN } from './limit.ts';
import { wordsOf } from './rule.ts';

/** What the page of a certificate must name. */
export type SoughtCertificate = { name: string; certification: string };

/** Whether a text names the person and the certification, each with all its words next to each other. */
export function isNamedIn(text: string, { name, certification }: SoughtCertificate): boolean {
  const page = ` ${wordsOf(text).join(' ')} `;
  return [name, certification].every((sought) => {
    const words = wordsOf(sought).join(' ');
    return [...words].length >= CERTIFICATE_NAME_LETTERS_MIN && page.includes(` ${words} `);
  });
}
