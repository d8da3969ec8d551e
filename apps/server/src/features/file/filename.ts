const FILENAME_LENGTH_MAX = 255;

/** A filename that is safe to store and to send: without folders and control characters, and never empty. */
export function safeFilename(sent: string): string {
  const name = (sent.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    // How forms encode a quotation mark or a line break in a filename.
    .replace(/%22|%0[ad]/gi, '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim();
  return name === '' || /^\.+$/.test(name) ? 'file' : [...name].slice(-FILENAME_LENGTH_MAX).join('');
}

/** A Content-Disposition that shows the file in the browser and names it in every language. */
export const inlineDisposition = (filename: string): string => `inline; ${named(filename)}`;

/** The same for a file that is downloaded. */
export const attachmentDisposition = (filename: string): string => `attachment; ${named(filename)}`;

function named(filename: string): string {
  const ascii = filename.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
