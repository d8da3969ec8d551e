import { createFileRoute } from '@tanstack/react-router';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import { GRACE_DAYS, PREMIUM_PRICE_IN_DOLLARS_PER_MONTH } from '@talaash/domain/subscription/limit';
import { LegalText } from '../features/legal/legal-text.tsx';
import { Link } from '../ui/press/link.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { InfoPortal } from './-info-portal.tsx';

export const Route = createFileRoute('/terms-of-service')({ component: TermsOfServicePage });

function TermsOfServicePage() {
  usePageTitle(PAGE_TITLES['/terms-of-service']);
  return (
    <InfoPortal>
      <LegalText title="Terms of service" since="22 November 2026">
        <p>
          Talaash connects people in India who look for work with companies that hire. These terms say what
          you may expect of Talaash and what Talaash expects of you. By creating an account you accept them.
        </p>
        <h2>Your account</h2>
        <ul>
          <li>One person has one account, with an email address and a mobile number of their own.</li>
          <li>
            Talent accounts need an Indian mobile number; company accounts need one from another country.
          </li>
          <li>Keep your password to yourself. What is done with your account counts as done by you.</li>
          <li>
            You can erase your account on its settings page at any time. It takes effect after a week, in
            which you can keep it, or at once if you choose so. A paid plan ends when the account does, and
            what was paid for the rest of its month is not paid back.
          </li>
          <li>You must be at least 18 years old.</li>
        </ul>
        <h2>What you write</h2>
        <ul>
          <li>Your profile, job posts and messages must be true, and yours to share.</li>
          <li>
            Profiles and job posts are reviewed, by software and where asked by people. What does not pass is
            not shown to others until it is changed, and you are told why.
          </li>
          <li>
            Do not put contact details into descriptions, send advertisements, insult anybody, or ask for
            money from people who look for work.
          </li>
          <li>
            What you write stays yours. You allow Talaash to show it to the people that the product is for.
          </li>
        </ul>
        <ForEachSide />
      </LegalText>
    </InfoPortal>
  );
}

function ForEachSide() {
  return (
    <>
      <h2>For companies</h2>
      <ul>
        <li>
          Searching, shortlisting and hiding profiles is free. Inviting, messaging, copying email addresses
          and downloading resumes need the premium subscription at ${PREMIUM_PRICE_IN_DOLLARS_PER_MONTH} a
          month.
        </li>
        <li>
          The subscription renews each month until you cancel it, which you can do in your settings at any
          time. It then lasts to the end of the month that is paid for, and until then you can resume it.
        </li>
        <li>
          When a renewal cannot be charged, premium stays for {GRACE_DAYS} days, and every page of your
          company says so until you have paid. After that the subscription ends, and nothing more is charged.
        </li>
        <li>
          A company whose premium has ended keeps its job posts, lists and conversations and can read them. It
          cannot invite, write, copy email addresses or open resumes until it has premium again.
        </li>
        <li>
          Use what you learn about people only to consider them for your own job posts. Do not collect, sell
          or publish it.
        </li>
      </ul>
      <h2>For talent</h2>
      <ul>
        <li>Talaash is free for you. No company may ask you to pay for an invitation or a job.</li>
        <li>You decide whether you are in search, and you can leave it at any time.</li>
        <li>Talaash is not a party to a contract between you and a company and does not promise you work.</li>
      </ul>
      <h2>Ending</h2>
      <p>
        You can stop using Talaash at any time. Accounts that break these terms can be disabled; whoever is
        disabled is told when logging in, and can <Link to="/contact">write to us</Link>.
      </p>
      <h2>What is not promised</h2>
      <p>
        Talaash is kept running and correct with care, but without a promise that it is always available or
        free of mistakes. Nothing here takes away rights that the law gives you.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change in something that matters to you, you are told before the change takes effect.
      </p>
    </>
  );
}
