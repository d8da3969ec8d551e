import { expect, test } from 'vitest';
import { isReadWhole, NAMES, namesOf, saidAt } from '../test/refused-name.ts';

/** How people say that they do not want X, by what X is. */
const FORMS = {
  any: [
    'not X',
    'no X please',
    'but not X',
    'without X',
    'except X',
    'except for X',
    'excluding X',
    'other than X',
    'apart from X',
    'aside from X',
    'anyone but X',
    'everyone except X',
    "don't want X",
    'do not want X',
    'please do not send X',
    'no need of X',
    'barring X',
    'minus X',
    '-X',
    'NOT X',
    'neither X nor cobol',
    'no X',
    'X excluded',
    'X not allowed',
    'X not wanted',
    'X nahi',
    'X nahi chahiye',
    'X nhi chahiye',
    'X na ho',
    'X na hona chahiye',
    'X ke alawa',
    'X ke siwa',
    'X ke siway',
    'X ke bina',
    'X ke bagair',
    'bina X ke',
    'X ko chhodkar',
    'X chod ke',
    'X hata ke',
    'X mat dikhao',
    'X wale nahi chahiye',
    'X wala na ho',
    'X wale mat bhejo',
    'na X na cobol',
    'X nako',
    'X vendam',
    'X vaddu',
    'X नहीं',
    'X नहीं चाहिए',
    'X न हो',
    'X ना हो',
    'X के अलावा',
    'X के सिवा',
    'X के बिना',
    'बिना X के',
    'X को छोड़कर',
    'X वाले नहीं चाहिए',
    'X मत भेजो',
    'X nai chahiye',
    'X illa',
    'X lagbe na',
    'X wale log nahi',
    'X walon ko nahi',
    'X wale candidates bhi mat bhejo',
  ],
  employer: [
    'not from X',
    'nobody from X',
    'no one from X',
    'no candidates from X',
    'never worked at X',
    'has never worked for X',
    "hasn't worked at X",
    "didn't work at X",
    'did not work at X',
    'should not have worked at X',
    'must not be from X',
    "isn't from X",
    'not currently at X',
    'not interested in people from X',
    'stay away from X',
    'any company but X',
    'any company other than X',
    'X se na ho',
    'X se nahi',
    'jo X se na ho',
    'X me na ho',
    'X mein nahi',
    'X se mat lena',
    'jisne X me kaam na kiya ho',
    'jisne kabhi X me kaam nahi kiya',
    'X candidates not required',
    'X people please excuse',
    'X से न हो',
    'X में काम न किया हो',
    'X से नहीं',
    'X vallu vaddu',
    'X vaallu vaddu',
    'X aalunga vendam',
    'X ke bande mat bhejo',
    'X ke log nahi chahiye',
    'X people illa',
    'X se koi bhi nahi',
  ],
  skill: [
    'without any X experience',
    'no X experience',
    "doesn't know X",
    'does not know X',
    'never used X',
    'never worked with X',
    'no experience in X',
    'should not have X',
    'jise X na aata ho',
    'jisko X nahi aata',
    'jise X न आता हो',
    'jo X na use karta ho',
    'jo X use nahi karta',
    'jo X use hi na karta ho',
    'jo X nahi jaanta',
    'jo X na jaanta ho',
    'jise X na aata ho',
    'jisne X use na kiya ho',
    'jisne X pe kaam na kiya ho',
    'jisne X par kabhi kaam nahi kiya',
    'not using X',
    "doesn't use X",
    "hasn't used X",
    'has not worked with X',
    'jo X का use नहीं करता',
  ],
  place: [
    'not in X',
    'not from X',
    'not based in X',
    'outside X',
    'anywhere but X',
    'anywhere except X',
    'any city but X',
    'any city other than X',
    'must not live in X',
    'X me na ho',
    'X mein na rehta ho',
    'X se nahi',
    'X me nahi chahiye',
    'X में न हो',
    'X से न हो',
  ],
} as const;

/** What may stand around: a question is seldom a negation alone. */
const AROUND: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['sales manager ', ''],
  ['sales manager, ', ' '],
  ['', ' sales manager'],
];

/** Each name with some of the forms, and each form with many names. */
const EACH_NAME = 5;

test.each(Object.keys(NAMES) as (keyof typeof NAMES)[])(
  'no way to say no asks for a known %s, and each leaves out who has it',
  (kind) => {
    const forms = [...FORMS.any, ...FORMS[kind]];
    const names = namesOf(kind);
    expect(names.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const [n, name] of names.entries()) {
      for (let i = 0; i < EACH_NAME; i += 1) {
        const at = n * EACH_NAME + i;
        const form = forms[at % forms.length] as string;
        const [before, after] = AROUND[at % AROUND.length] as (typeof AROUND)[number];
        const text = before + form.replace('X', name) + after;
        const start = before.length + form.indexOf('X');
        const said = saidAt(text, { start, end: start + name.length });
        if (said !== 'excluded') wrong.push(`${said}: ${text}`);
      }
    }
    expect(wrong.filter(isReadWhole)).toEqual([]);
  },
);
