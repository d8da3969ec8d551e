/** Matches a code span, an address in angle brackets or the start of markup. Only the last is escaped. */
const CODE_OR_MARKUP =
  /(?<code>(?<!`)(?<ticks>`+)(?!`)[\s\S]*?(?<!`)\k<ticks>(?!`))|(?<address><https?:[^\s<>]*>)|\\?<(?=[a-z/!?])/gi;

/** Escapes raw HTML in Markdown. Without it, the editor would turn the typed text into elements. */
export const withLiteralMarkup = (markdown: string): string =>
  markdown.replace(CODE_OR_MARKUP, (found, code?: string, _ticks?: string, address?: string) =>
    code === undefined && address === undefined ? '\\<' : found,
  );
