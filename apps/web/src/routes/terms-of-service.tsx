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
          you can expect from Talaash and what Talaash expects from you. By creating an account you accept
          them.
        </p>
        <h2>Your account</h2>
        <ul>
          <li>One person has one account, with an email address and a mobile number of their own.</li>
          <li>
            Talent accounts need an Indian mobile number; company accounts need one from another country.
          </li>
          <li>Keep your password to yourself. You are responsible for what happens with your account.</li>
          <li>
            You can erase your account in your settings at any time. This takes effect after a week, in which
            you can change your mind, or immediately if you choose so. A paid plan ends with the account. We
            do not refund the rest of its month.
          </li>
          <li>You must be at least 18 years old.</li>
        </ul>
        <h2>What you write</h2>
        <ul>
          <li>Your profile, job posts and messages must be true, and yours to share.</li>
          <li>
            Software reviews profiles and job posts, and people do so on request. We show others only what
            passes, and tell you why something does not.
          </li>
          <li>
            Do not put contact details into descriptions, send advertisements, insult anyone, or ask people
            who look for work for money.
          </li>
          <li>
            What you write stays yours. You allow Talaash to show it to the people whom the product serves.
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
          time. It then lasts until the end of the paid month. Until then you can resume it.
        </li>
        <li>
          If a renewal fails, you keep premium for {GRACE_DAYS} days, and every page of your company says so
          until you have paid. After that the subscription ends, and we charge nothing more.
        </li>
        <li>
          A company whose premium has ended keeps its job posts, lists and conversations and can read them. It
          cannot invite, message, copy email addresses or open resumes until it has premium again.
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
        You can stop using Talaash at any time. We can disable accounts that break these terms. Their owners
        learn it when they log in, and can <Link to="/contact">contact us</Link>.
      </p>
      <h2>What we do not promise</h2>
      <p>
        We run Talaash with care, but do not promise that it is always available or free of mistakes. Nothing
        here takes away your legal rights.
      </p>
      <h2>Changes</h2>
      <p>If these terms change in a way that matters to you, we tell you before the change takes effect.</p>
    </>
  );
}
