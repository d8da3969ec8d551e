const TOP_LEVEL =
  '(?:com|in|org|net|io|dev|me|co|ai|app|design|tech|xyz|info|edu|gov|page|site|website|online|space|blog|studio|art|works|link|co\\.in|ac\\.in|org\\.in|example)';
const URL_TEXT = new RegExp(
  `(?:https?:\\/\\/\\s?[^\\s|,;<>()]{1,300}|(?<![@\\p{L}\\p{N}.])(?:www\\.)?(?:[a-z0-9-]{1,63}\\.){1,5}${TOP_LEVEL}(?:\\/[^\\s|,;<>()]{0,300})?(?![\\p{L}@]))`,
  'giu',
);
const MAIL = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/giu;
const NO_SITES =
  /^[bm]\.(?:tech|design|arch|ed|com|in)$|^(?:www\.)?(?:node|vue|next|react|express|three|d3|nuxt|asp|socket|chart|backbone|ember|p5|moment)\.(?:js|io|net)$/i;

export const urlsIn = (text: string): string[] =>
  [...text.replace(MAIL, ' ').matchAll(URL_TEXT)]
    .map(([url]) => url.replace(/[.,;:'"’)\]]+$/u, '').replace(/\s/g, ''))
    .filter((url) => !NO_SITES.test(url) && (url.includes('/') || /\.[a-z]{2,}$/i.test(url)));

export const firstUrl = (text: string): string | undefined => {
  const found = urlsIn(text).find(
    (url) => url.includes('/') || url.startsWith('http') || url.startsWith('www'),
  );
  return found && fullUrl(found);
};

export const withoutUrls = (text: string): string =>
  text
    .replace(URL_TEXT, ' | ')
    .replace(/\([\s|]*\)|\[[\s|]*\]/g, ' ')
    .replace(/(?:^[\s|]+|[\s|]+$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const mailsIn = (text: string): string[] => text.match(MAIL) ?? [];

/** People omit the scheme. */
export const fullUrl = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
