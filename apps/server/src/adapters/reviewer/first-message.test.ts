import { expect, test } from 'vitest';
import { firstMessageCheck } from './first-message.ts';

const own = ['northwind.example.com', 'northwind.io'];

test.each([
  'Hi Asha, your work on React caught my eye. We pay 30 to 40 LPA, and the team is in Berlin. Would you like to talk?',
  'Details of the role: https://careers.northwind.io/jobs/17 and our handbook is on northwind.io.',
  'You will build the login with one-time codes and passkeys, and test our password reset.',
  'We never ask for your Aadhaar number or any fee.',
  'No registration fee, no bank details. Just an interview on Tuesday at 10:30.',
  'Our payments team moves 2 million dollars a day. Customers pay fees by UPI.',
  'Please send me three slots next week that suit you.',
])('"%s" may be sent', (text) => {
  expect(firstMessageCheck.changesIn(text, own)).toEqual([]);
});

test.each([
  ['Write to me at priya.hr@gmail.com', 'remove the email address: “priya.hr@gmail.com”.'],
  ['Call me on +91 98765 43210 today', 'remove the phone number: “+91 98765 43210”.'],
  ['Message me on telegram @fastjobs', 'remove the messenger or social media name'],
  ['Apply here: https://northwind.io.evil.example.org/apply', 'remove the link'],
  ['Apply here: https://evil-northwind.io/apply', 'remove the link'],
  ['See northwind.io and also www.other-jobs.in', 'remove the link'],
  ['Please pay a registration fee of Rs 500 before the interview', 'do not ask applicants for money'],
  ['Kindly share your Aadhaar and PAN card for the offer', 'do not ask for passwords'],
  ['Send me the OTP that you get', 'do not ask for passwords'],
  ['We need your bank account details to start', 'do not ask for passwords'],
  ['Apna OTP bhejo', 'do not ask for passwords'],
  ['Earn 5000 per day from home, join my team', 'describe a job'],
])('"%s" has to change', (text, change) => {
  expect(firstMessageCheck.changesIn(text, own).join(' ')).toContain(change);
});

test('only a text with a link asks for the domains', () => {
  expect(firstMessageCheck.hasLink('See https://northwind.io')).toBe(true);
  expect(firstMessageCheck.hasLink('See you on Monday. Node.js is fine.')).toBe(false);
});
