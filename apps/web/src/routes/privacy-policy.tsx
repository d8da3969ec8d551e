import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import { DATA_EXPORT_KEPT_DAYS } from '@talaash/domain/data-export/limit';
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
        <p>This page says which data about you Talaash keeps, who sees it, and what you can do about it.</p>
        <h2>What is kept</h2>
        <ul>
          <li>Your account: name, email address, a hash of your password, your mobile number.</li>
          {identityProviders.length > 0 ? (
            <li>
              If you log in with {identityProviders.map(({ name }) => name).join(' or ')}: by which account
              there, and since when. We get your name and your email address from there, and they learn that
              you log in here.
            </li>
          ) : null}
          <li>
            Where you are signed in: browser, network address and time of each device. Your settings list them
            and can end them.
          </li>
          <li>As talent: what you put into your profile, your picture and your resume.</li>
          <li>
            As a company: your profile, logo, job posts, shortlist and hidden profiles; and of your
            subscription its state, its dates, and the date, amount and receipt number of each payment.
          </li>
          <li>Invitations and messages between talent and companies.</li>
          <li>What you write to us: name, email address, subject and message.</li>
          <li>Which mails you want, and that a mail was sent, so that none is sent twice.</li>
          <li>
            When things happened: sign-ins, saves, invitations, and which company opened which profile on a
            day. A talent sees how many did, not which ones.
          </li>
          {hasAnalytics ? (
            <li>
              How often each page is opened, without a cookie and without your account. A service that counts
              for Talaash may get your network address and the name of your browser. A browser that asks not
              to be tracked is not counted.
            </li>
          ) : null}
        </ul>
        <WhatIsNotKept uses={uses} />
        <WhoSeesIt uses={uses} />
        <p>Your mobile number is shown to nobody. Your data is not sold.</p>
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
      <h2>What is not kept</h2>
      <ul>
        <li>
          A resume that you have read to fill in your profile: what it says goes into the form in front of you
          and is not stored. A resume that you add to your profile is.
        </li>
        <li>
          Pictures that are made for headshots and that you do not take.{' '}
          {uses.includes('headshot') ? (
            <>
              Your picture goes to an image model, which changes clothes and ground and may change more. Each
              of its pictures is marked as AI-edited, and the original is kept as long as you use one.
            </>
          ) : (
            <>
              Your browser finds you in the picture, and our server changes the ground and the light, never a
              face.
            </>
          )}{' '}
          What you do not take is deleted within two days. That you had some made is kept for a month, because
          a day has a limit.
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
          Guests see profiles in search without name, picture, resume, links and date of birth. These are
          never sent to them.
        </li>
        <li>
          Companies whose own profile is approved see the full profiles that are in search, and those of
          talent with whom they have an open conversation. They see email address and resume only with a paid
          plan. Other companies see what guests see.
        </li>
        <li>
          A company that has put a talent on a list, or whose conversation a talent has ended, keeps the name
          and job title that it saw.
        </li>
        <li>Talent see the profile of a company that has invited them.</li>
        <li>
          Administrators review profiles and job posts, answer what is written to us, and can disable
          accounts. A list that nobody can change says what each of them did to whom, and when.
        </li>
        <li>
          Providers that Talaash needs to work handle their part: mail, one-time codes, payments. The payment
          provider gets a company’s email address and keeps what the law asks it to keep.
        </li>
        {uses.includes('review') ? (
          <li>
            A language model helps to review profiles and job posts. It gets their texts without names,
            addresses, numbers and links.
          </li>
        ) : null}
        {uses.includes('resume') ? (
          <li>
            A language model helps to read a resume that fills in a profile. It gets the text without your
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
      <h2>Mails</h2>
      <p>
        Mails about invitations, messages and reviews can be stopped: in your settings, or by the link in each
        of them, which works without logging in. Mails about your account, such as links that you asked for
        and warnings, and about your subscription always come.
      </p>
      <h2>In your browser</h2>
      <p>
        One cookie keeps you signed in, and one has pages of a company arrive for the job post that you chose
        last. Local storage keeps that too, your theme, and drafts of forms until you save or log out. The
        browser may keep the program files of the pages, which hold nothing about you, for slow networks.
        There is no tracking across other sites.
      </p>
      <h2>How long</h2>
      <ul>
        <li>Your data is kept while you have an account, unless this list says less.</li>
        <li>Notifications are kept for 90 days, and so is which company opened a profile.</li>
        <li>What you write to us is kept for a year, or until your account is erased.</li>
        <li>An export is kept for {DATA_EXPORT_KEPT_DAYS} days.</li>
        <li>
          The record of what happened, from which open pages and mails are kept up to date, is kept for two
          weeks, and counts against abuse for a month.
        </li>
        <li>
          Files that no profile names any more are deleted within two days, and deleted job posts likewise.
        </li>
        <li>
          One-time codes and mailed links are kept as hashes. They stop working once they are used or have
          expired.
        </li>
      </ul>
      <p>
        When you erase your account, a week later or at once, we delete it from the database, the files and
        the search, and its subscription ends. What remains is that an account was erased, and when, and ids
        without a name, also in the list of what administrators did. The other side keeps a conversation with
        its own words; your name and your words in it are replaced. Mails that were sent already cannot be
        called back. Against abuse, the time and network address of a one-time code are kept for another day.
      </p>
      <h2>What you can do</h2>
      <ul>
        <li>Change what you wrote at any time; search follows at once.</li>
        <li>Take your profile out of search without losing it.</li>
        <li>Choose which emails you get.</li>
        <li>As talent, see on your settings page what guests and companies see of you.</li>
        <li>Download a copy of all your data there. The copy is kept for {DATA_EXPORT_KEPT_DAYS} days.</li>
        <li>Erase your account there. For a week you can still keep it, unless you erase it at once.</li>
        <li>
          Ask us anything else: <Link to="/contact">write to us</Link>.
        </li>
      </ul>
    </>
  );
}
