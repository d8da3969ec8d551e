/** A member of a company as the others read of them. The name is null once they are no member any more. */
export type NamedMember = { uid: string; name: string | null };

/** A part of a note: text, or a member who is mentioned. */
export type NotePart = { text: string } | { mention: NamedMember };

/** A mention in a stored note. It has the uid, so it follows a new name. */
const MENTION = /@\{([\w-]{1,100})\}/g;

const mentionOf = (uid: string): string => `@{${uid}}`;

/** The uids that a stored note mentions, each once. */
export const mentionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, uid]) => uid ?? '')),
];

/** A stored note in parts. */
export function partsOf(text: string, members: readonly NamedMember[]): NotePart[] {
  const parts: NotePart[] = [];
  let at = 0;
  for (const found of text.matchAll(MENTION)) {
    const uid = found[1] ?? '';
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ mention: members.find((one) => one.uid === uid) ?? { uid, name: null } });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** A stored note as its author types it: "@Kwame Boateng can you call?". A former member keeps the mention as it is stored. */
export const typedNote = (text: string, members: readonly NamedMember[]): string =>
  partsOf(text, members)
    .map((part) =>
      'text' in part
        ? part.text
        : part.mention.name === null
          ? mentionOf(part.mention.uid)
          : `@${part.mention.name}`,
    )
    .join('');

/** A typed note as it is stored. Where the name of one member begins with that of another, the longer one counts. */
export function storedNote(typed: string, members: readonly { uid: string; name: string }[]): string {
  const longestFirst = members.toSorted((one, other) => other.name.length - one.name.length);
  let stored = '';
  for (let at = 0; at < typed.length; ) {
    const member = longestFirst.find(({ name }) => isMentioned(typed, at, name));
    stored += member ? mentionOf(member.uid) : typed.charAt(at);
    at += member ? member.name.length + 1 : 1;
  }
  return stored;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Whether "@Name" stands here: not inside an address, and not the beginning of a longer word. */
const isMentioned = (typed: string, at: number, name: string): boolean =>
  typed.startsWith(`@${name}`, at) &&
  !LETTER.test(typed.charAt(at - 1)) &&
  !LETTER.test(typed.charAt(at + 1 + name.length));

/** The letters after the @ that somebody is typing at the cursor; undefined if they are not typing a mention. */
export const mentionAt = (typed: string, cursor: number): string | undefined =>
  /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]+)?)$/u.exec(typed.slice(0, cursor))?.[1];

/** The members whose name, or one of its words, begins with these letters. */
export function mentionable<Member extends { name: string }>(
  members: readonly Member[],
  letters: string,
): Member[] {
  const wanted = letters.toLowerCase();
  if (wanted === '') return [...members];
  return members.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`));
}
