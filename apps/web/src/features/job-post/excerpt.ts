/** A Markdown text as plain text on one line. The lists cut it off. */
export function excerpt(markdown: string): string {
  return markdown
    .replace(/^[ \t]*#{1,6}[ \t]+(.*[^\s#:.!?])[ \t#]*$/gm, '$1:')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)])[ \t]+/gm, '')
    .replace(/(\*\*|__|~~|`+)/g, '')
    .replace(/(?<![\w\\])[*_](?=\S)|(?<=[^\s\\])[*_](?!\w)/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
