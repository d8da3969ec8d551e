import fc from 'fast-check';

const ASCII_PIECES = [
  ...'\'.,;:!?()|-_+#/@\n\t &"\0',
  ' ',
  '  ',
  '. ',
  ...'a|A|Z|7|3.5|node.js|Node-JS|NODE_js|C++|c#|C#.Net|.NET|.network|ASP.NET|.Net-x'.split('|'),
  ..."react native|front-end|Front. End|don't|rock 'n' roll|O'Brien|java script|JS,|Asha|ashas|Asha's".split(
    '|',
  ),
  ...'R&D|fp & a|AT &T|c & c++|P& L-x|S&OP|r|d|A'.split('|'),
  ...'Rao|raos|rao-web|Raoul|and|the|Go to Market|rest|REST APIs|b tech|data structures and algorithms'.split(
    '|',
  ),
  ..."http://a.b/c|HTTPS://X|www.x.in|WW|W.|wwW.|w'ww.x|:/|://|me@x.com|@me|a@b.|x://y".split('|'),
  'k'.repeat(45),
];
const OTHER_PIECES = [
  ...'हिन्दी|मैं|।|é|É|e\u0301|ß|İ|Ｃ＋＋|ＪＳ|ｗｗｗ．ｘ|ｍｅ＠ｘ．ｉｎ|’|‘|•|…|①|½|🎉|👩‍💻|𝒩ode|\ud800|\udc00|𐐷|Δ'.split(
    '|',
  ),
  ...'\u00a0|\u200d|\u00ad|\u2028|\u3000|\u0300|\ufeff|K|ﬁne|தமிழ்|বাংলা|İstanbul|José'.split('|'),
];

const joined = (piece: fc.Arbitrary<string>) =>
  fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
const asciiPiece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ASCII_PIECES) },
  { weight: 3, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 3 }) },
);

/** ASCII text in which words, joints, breaks and address signs combine in every way. */
export const randomAsciiText = joined(asciiPiece);

/** The same with letters and flags of any script, lone surrogates included. */
export const randomText = joined(
  fc.oneof(
    { weight: 3, arbitrary: asciiPiece },
    { weight: 1, arbitrary: fc.constantFrom(...OTHER_PIECES) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
  ),
);
