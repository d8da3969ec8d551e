import { expect, test } from 'vitest';
import { SignUp, UpdateUserRequest } from '../account/schema.ts';
import { validate } from './schema.ts';
import { isCompanyName, isPersonName } from './name.ts';
import { PERSON_NAME_SENTENCE } from './words.ts';

test.each([
  'Asha Rao',
  "Siobhán O'Neill",
  'Siobhán O’Neill',
  'D’Arcy de l’Isle',
  'Jean-Luc Picard',
  'J.R.R. Tolkien',
  'A.P.J.Abdul Kalam',
  'K.S.Raman',
  'Md.Arif Hossain',
  'Mohd.Arif',
  'mohd.arif khan',
  'smt.lakshmi',
  'Lakshmi.Devi',
  'Dr. Com Nair',
  'Dot Cotton',
  'Prof. Dev Anand',
  'Jai [JD] Deshmukh',
  'Asha Rao (she)',
  'Smt.Lakshmi Devi',
  'K.Dev',
  'St.John Philby',
  'Prof.Dr. Ute Schröder',
  'Robert Downey, Jr.',
  'Sammy Davis Jr.',
  'Henry Ⅷ',
  'John Smith 3rd',
  'Kumar a/l Raju',
  'Ravi S/o Krishnan',
  'Lars A:son Palmgren',
  'Dwayne “The Rock” Johnson',
  'Anuradha (Anu) Menon',
  'Nuñez',
  'Þórdís Kolbrún Reykfjörð Gylfadóttir',
  'Nguyễn Thị Minh Khai',
  'Đặng Văn Lâm',
  'Ştefan Çelik Öztürk',
  'Mònica Gal·la',
  'Ġorġ Żammit',
  "Ng'ang'a Wa Thiong'o",
  'ǃXóõ',
  'Kaʻiulani Kalaninuiahilapalapa',
  'Αλέξανδρος Παπαδόπουλος',
  'Наталья Сергеевна Петрова-Водкина',
  'Ђорђе Љубомировић',
  'Ծովինար Հովհաննիսյան',
  'ნინო ჩხეიძე',
  'דוד בן־גוריון',
  'צ׳רלי',
  'محمد بن سلمان آل سعود',
  'علی‌رضا جهانبخش',
  'आशा राव',
  'श्री‍कृष्ण',
  'তাসনিম জাহান',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ગાયત્રી પટેલ',
  'ମନୋଜ ଦାସ',
  'தமிழ்ச்செல்வன் முருகேசன்',
  'వేంకటేశ్వరరావు',
  'ಕುವೆಂಪು',
  'ശ്രീജിത്ത് മേനോൻ',
  'අනුර කුමාර',
  'สมชาย ใจดี',
  'ນາງ ສົມພອນ',
  'ဒေါ်အောင်ဆန်းစုကြည်',
  'សុខ សុភា',
  'བསྟན་འཛིན་རྒྱ་མཚོ་',
  'አበበ፡ቢቂላ',
  '李小龍',
  '佐々木 希',
  'ジョン・スミス',
  '김연아',
  'Sukarno',
  'Asha 🎉',
  'test_user 42',
  '<b>Asha</b>',
  'Asha & Ravi',
  'Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios Cipriano Ruiz y Picasso',
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true);
  expect(validate(UpdateUserRequest, { name })).toEqual({ ok: true, value: { name } });
});

test.each([
  'Win at https://evil.test/now',
  'http://a',
  'www.evil.test',
  'WWW.EVIL.TEST',
  'Your prize: evil.com',
  'Go to EVIL.Online now',
  'paypal-refund.co.in',
  'a.evil.xyz',
  'short t.me/win',
  'Click bit.ly/abc',
  'evil.com.',
  'evil .com',
  'evil . com',
  'visit EVIL .Online',
  'evil. com',
  'visit evil。example',
  'evil｡com',
  'evil．com',
  'ｅｖｉｌ.ｃｏｍ',
  'evil․com',
  'evil.example',
  'xn--e1a.xn--p1ai',
  'evil[.]com',
  'evil (dot) com',
  'evil dot com',
  '[click](javascript:alert(1))',
  '[click] (//evil)',
  '[click]: evil',
  'javascript:alert(1)',
  'DATA:text/html,x',
  'mailto:everybody',
  'tel:+911234567890 call',
  '<a href=evil>Asha',
  'pay at 10.1.2.3 now',
  'somebody@people.test',
  'Asha\nRao',
  'Asha\r\nBcc: everybody',
  'Asha\u2028Rao',
  'Asha\tRao',
  'Asha\u0000',
  'Asha\u202eoaR',
  'Asha\u200bRao',
  '9876543210',
  '12 34',
  '...',
  '- -',
])('%j is no name', (name) => {
  expect(isPersonName(name)).toBe(false);
});

test('the first and the last name together are no address either', () => {
  const form = {
    firstName: 'evil',
    lastName: '.com',
    email: 'asha@people.test',
    password: 'a marigold',
    confirmPassword: 'a marigold',
    acceptTerms: true,
  };
  expect(validate(SignUp, form)).toEqual({ ok: false, errors: { lastName: PERSON_NAME_SENTENCE } });
  expect(validate(SignUp, { ...form, lastName: 'Rao' })).toMatchObject({ ok: true });
});

test('the forms say what a name is', () => {
  const form = {
    firstName: 'evil.com',
    lastName: '123',
    email: 'asha@people.test',
    password: 'a marigold',
    confirmPassword: 'a marigold',
    acceptTerms: true,
  };
  expect(validate(SignUp, form)).toEqual({
    ok: false,
    errors: { firstName: PERSON_NAME_SENTENCE, lastName: PERSON_NAME_SENTENCE },
  });
  expect(validate(UpdateUserRequest, { name: '' })).toEqual({
    ok: false,
    errors: { name: 'Name is required' },
  });
});

test.each(['Booking.com', '3M', 'AT&T', 'Yahoo!', 'A/S Norsk', '1&1', '99acres', 'C&A / H&M'])(
  '%s is the name of a company',
  (name) => expect(isCompanyName(name)).toBe(true),
);

test.each([
  'Acme\nAct now',
  'Acme https://evil.test',
  'Acme www.evil.test',
  'evil.test/offer',
  'A\u2028B',
  'evil。com',
  '[Acme](javascript:alert(1))',
  'javascript:alert(1)',
])('%j is not the name of a company', (name) => expect(isCompanyName(name)).toBe(false));
