/** Some of these patterns take quadratic time, and no list shows more. */
const LENGTH_READ_MAX = 500;

/** The beginning of a Markdown text as plain text on one line. The lists cut it off. */
export function excerpt(markdown: string): string {
  return markdown
    .slice(0, LENGTH_READ_MAX)
    .replace(/^[ \t]*#{1,6}[ \t]+(.*[^\s#:.!?])[ \t#]*$/gm, '$1:')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)])[ \t]+/gm, '')
    .replace(/(\*\*|__|~~|`+)/g, '')
    .replace(/(?<![\w\\])[*_](?=\S)|(?<=[^\s\\])[*_](?!\w)/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
