import { Parser } from 'htmlparser2';

/** Elements whose text no reader sees. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** What a page says of itself to search engines and previews. */
const META = new Set(['description', 'og:title', 'og:description', 'twitter:title', 'twitter:description']);

/** Collects the text of a page while it arrives: what readers see, its title and its description. */
export function openPageText() {
  const pieces: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'meta' && META.has((attributes['name'] ?? attributes['property'] ?? '').toLowerCase()))
        pieces.push(attributes['content'] ?? '');
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
    },
    ontext(text) {
      if (unseen === 0) pieces.push(text);
    },
  });
  return {
    write: (piece: string) => parser.write(piece),
    end(): string {
      parser.end();
      return pieces.join(' ');
    },
  };
}
