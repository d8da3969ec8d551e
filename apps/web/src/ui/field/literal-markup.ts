/** A code span, which is literal already, an address in angle brackets, or where markup would begin. */
const CODE_OR_MARKUP =
  /(?<code>(?<!`)(?<ticks>`+)(?!`)[\s\S]*?(?<!`)\k<ticks>(?!`))|(?<address><https?:[^\s<>]*>)|\\?<(?=[a-z/!?])/gi;

/** Markdown in which raw HTML is the text that it is typed as: an editor would otherwise make elements of it. */
export const withLiteralMarkup = (markdown: string): string =>
  markdown.replace(CODE_OR_MARKUP, (found, code?: string, _ticks?: string, address?: string) =>
    code === undefined && address === undefined ? '\\<' : found,
  );
