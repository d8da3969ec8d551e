import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import { DATA_EXPORT_KEPT_DAYS } from '@talaash/domain/data-export/limit';
import { REPORT_KEPT_DAYS } from '@talaash/domain/report/limit';
import { SANCTION_KEPT_DAYS } from '@talaash/domain/sanction/limit';
import type { ModelUse } from '@talaash/domain/model/choice';
import { LegalText } from '../features/legal/legal-text.tsx';
import { api } from '../lib/api.ts';
import { Link } from '../ui/press/link.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { InfoPortal } from './-info-portal.tsx';

export const Route = createFileRoute('/privacy-policy')({ component: PrivacyPolicyPage });

function PrivacyPolicyPage() {
  usePageTitle(PAGE_TITLES['/privacy-policy']);
  const configuration = useQuery(api.publicConfiguration.get.queryOptions());
  const { modelUses: uses = [], identityProviders = [], hasAnalytics } = configuration.data ?? {};
  return (
    <InfoPortal>
      <LegalText title="Privacy policy" since="22 November 2026">
        <p>This page says what data Talaash keeps about you, who sees it and what you can do about it.</p>
        <h2>What we keep</h2>
        <ul>
          <li>Your account: name, email address, a hash of your password, your mobile number.</li>
          {identityProviders.length > 0 ? (
            <li>
              If you log in with {identityProviders.map(({ name }) => name).join(' or ')}: which account you
              use there, and since when. We receive your name and email address from the service, and it
              learns that you log in here.
            </li>
          ) : null}
          <li>
            Where you are logged in: browser, network address and time of each device. You can see and log out
            devices in your settings.
          </li>
          <li>As talent: what you put into your profile, your picture and your resume.</li>
          <li>
            As a company: your profile, logo, job posts, shortlist and hidden profiles; the state and dates of
            your subscription; and the date, amount and receipt number of each payment.
          </li>
          <li>Invitations and messages between talent and companies, and the files that they carry.</li>
          <li>Job offers that a company records in a conversation, and what both of you say came of them.</li>
          <li>What you write to us: name, email address, subject and message.</li>
          <li>Which emails you want, and which we have sent, to send none twice.</li>
          <li>
            When things happened: logins, saves, invitations, and which company opened which profile on a day.
            Talent see which companies did, except those that browse without their name.
          </li>
          <li>
            As talent: from whom you hide, and for a year which companies copied your email address, resume or
            a row of an exported shortlist, and which of them you asked to erase it.
          </li>
          {hasAnalytics ? (
            <li>
              How often each page is opened, without a cookie and without your account. A service that counts
              for Talaash may receive your network address and the name of your browser. We do not count
              browsers that ask not to be tracked.
            </li>
          ) : null}
        </ul>
        <WhatIsNotKept uses={uses} />
        <WhoSeesIt uses={uses} />
        <p>We show your mobile number to no one. We do not sell your data.</p>
        <MailsAndTimes />
      </LegalText>
    </InfoPortal>
  );
}

interface UsesProps {
  /** This installation's uses of AI models. */
  uses: readonly ModelUse[];
}

function WhatIsNotKept({ uses }: UsesProps) {
  return (
    <>
      <h2>What we do not keep</h2>
      <ul>
        <li>
          A resume that only fills in your profile. Its content goes into the form in front of you, and we do
          not store the file. We do store a resume that you add to your profile.
        </li>
        <li>
          Headshots that you do not choose.{' '}
          {uses.includes('headshot') ? (
            <>
              Your picture goes to an image model, which changes clothes and background and may change more.
              We mark each of its pictures as AI-edited and keep the original as long as you use one.
            </>
          ) : (
            <>
              Your browser finds you in the picture, and our server changes the background and the light,
              never a face.
            </>
          )}{' '}
          We delete those you do not choose within two days. We keep the fact that you made some for a month,
          because of the daily limit.
        </li>
        <li>Card numbers. They go to the payment provider and never reach Talaash.</li>
      </ul>
    </>
  );
}

function WhoSeesIt({ uses }: UsesProps) {
  return (
    <>
      <h2>Who sees it</h2>
      <ul>
        <li>
          Guests see profiles in search without name, picture, resume, links and date of birth. We never send
          these to guests.
        </li>
        <li>
          Companies whose own profile is approved see the full profiles that are in search, and those of
          talent with whom they have an open conversation. They see email address and resume only with a paid
          plan. Other companies see what guests see.
        </li>
        <li>
          A company keeps the name and job title it saw of talent that it shortlisted or hid, and of talent
          that ended a conversation with it.
        </li>
        <li>
          Companies that see a full profile see which of its facts are verified, by whom and when. The address
          at an employer that talent had a link sent to is shown to nobody, and deleted when the link is
          opened or expires. To verify a GitHub account, talent log in at GitHub, which then tells us the
          account’s name. To verify a certificate, our server opens its link, which shows its host our
          address.
        </li>
        <li>
          Talent see the profile of a company that has invited them, and the domains that it has verified.
        </li>
        <li>
          When somebody reports you, admins see a copy of what was reported: your profile, job post or
          picture, or a message with the three before and after it. They see who reported it; you never do. We
          keep a hash of the network address of each report, so that many from one network count once.
        </li>
        <li>
          If talent allow it in their settings, a company that sees their full profile can send name, email
          address, job title, latest employer, links and the address of the profile to its applicant tracking
          system. The company and the provider of the system decide what happens there. If talent withdraw
          this, we delete them there, or ask the company to.
        </li>
        <li>Nobody but you learns whom you block.</li>
        <li>
          Admins review profiles and job posts, decide about reports, answer messages to us, and can disable
          accounts. An audit trail that no one can change records what each of them did to whom, and when.
        </li>
        <li>
          Talaash uses providers for email, one-time codes and payments. The payment provider receives a
          company’s email address and keeps what the law requires.
        </li>
        {uses.includes('review') ? (
          <li>
            A language model helps to review profiles and job posts. It receives their texts without names,
            addresses, numbers and links.
          </li>
        ) : null}
        {uses.includes('resume') ? (
          <li>
            A language model helps to read a resume that fills in a profile. It receives the text without your
            name and contact details, never the file.
          </li>
        ) : null}
      </ul>
    </>
  );
}

function MailsAndTimes() {
  return (
    <>
      <h2>Emails</h2>
      <p>
        You can stop emails about invitations, messages and reviews in your settings, or with the link in each
        email, which works without logging in. You cannot stop emails about your account, such as links you
        request and security warnings, or about your subscription.
      </p>
      <h2>In your browser</h2>
      <p>
        One cookie keeps you logged in. For companies, another remembers the job post chosen last. Local
        storage keeps that job post, your theme, and drafts of forms until you save or log out. For slow
        networks, the browser may keep the program files of the pages, which contain nothing about you. We do
        not track you across other sites.
      </p>
      <h2>How long we keep it</h2>
      <ul>
        <li>We keep your data while you have an account, unless this list says less.</li>
        <li>We keep notifications for 90 days, and also which company opened a profile.</li>
        <li>We keep messages to us for a year, or until you erase your account.</li>
        <li>
          What somebody reports, with a copy of what they saw, we delete {REPORT_KEPT_DAYS} days after the
          decision. What admins decide about an account, and its appeal, we delete {SANCTION_KEPT_DAYS} days
          after it has ended.
        </li>
        <li>We keep the record of a job offer for two years, or until one of you erases the account.</li>
        <li>We keep an export for {DATA_EXPORT_KEPT_DAYS} days.</li>
        <li>
          We keep the event record that updates open pages and emails for two weeks, and counts that prevent
          abuse for a month.
        </li>
        <li>We delete files that no profile uses, and deleted job posts, within two days.</li>
        <li>
          We keep one-time codes and emailed links as hashes. They stop working once they are used or have
          expired.
        </li>
      </ul>
      <p>
        When you erase your account, immediately or a week later, we delete it from the database, the files
        and search, and end its subscription. We keep a record that an account was erased and when, and ids
        without a name, also in the audit trail. The other side keeps each conversation with its own messages;
        we replace your name and messages. We cannot recall emails that we have already sent. To prevent
        abuse, we keep the time and network address of a one-time code for another day.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>Change what you wrote at any time. Search updates immediately.</li>
        <li>Take your profile out of search without losing it.</li>
        <li>Choose which emails you get.</li>
        <li>As talent, see in your settings what guests and companies see of you.</li>
        <li>
          Download a copy of all your data in your settings. We keep the copy for {DATA_EXPORT_KEPT_DAYS}{' '}
          days. If your account is suspended or banned, you still can, and you can have it erased: on the page
          of the decision.
        </li>
        <li>
          Erase your account in your settings. You have a week to change your mind, unless you erase it
          immediately.
        </li>
        <li>
          Ask us anything else: <Link to="/contact">contact us</Link>.
        </li>
      </ul>
    </>
  );
}
