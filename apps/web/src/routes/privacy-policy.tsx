import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '../features/legal/legal-text.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { InfoPortal } from './-info-portal.tsx';

export const Route = createFileRoute('/privacy-policy')({ component: PrivacyPolicyPage });

function PrivacyPolicyPage() {
  usePageTitle('Privacy policy');
  return (
    <InfoPortal>
      <LegalText title="Privacy policy" since="1 November 2026">
        <p>This page says which data about you Talaash keeps, who sees it, and what you can do about it.</p>
        <h2>What is kept</h2>
        <ul>
          <li>Your account: name, email address, a hash of your password, your mobile number.</li>
          <li>As talent: what you put into your profile, your picture and your resume.</li>
          <li>
            As a company: your profile, logo, job posts, shortlist, hidden profiles and the state of your
            plan.
          </li>
          <li>Invitations and messages between talent and companies.</li>
          <li>
            When things happened: sign-ins, saves, invitations. IP addresses are kept for a short time to stop
            abuse.
          </li>
        </ul>
        <h2>Who sees it</h2>
        <ul>
          <li>
            Guests see profiles in search without name, picture, resume, links and date of birth. These are
            never sent to them.
          </li>
          <li>
            Companies whose own profile is approved see the full profiles that are in search, and those of
            talent with whom they have an open conversation. They see email address and resume only with a
            paid plan. Other companies see what guests see.
          </li>
          <li>
            A company that has put a talent on a list, or whose conversation a talent has ended, keeps the
            name and job title that it saw.
          </li>
          <li>Talent see the profile of a company that has invited them.</li>
          <li>Reviewers see what they review.</li>
          <li>
            Providers that Talaash needs to work handle their part: mail, one-time codes, payments. Card
            numbers never reach Talaash.
          </li>
        </ul>
        <p>Your mobile number is shown to nobody. Your data is not sold.</p>
        <h2>In your browser</h2>
        <p>
          One cookie keeps you signed in. Local storage keeps your theme, the job post that you chose last,
          and drafts of forms until you save or log out. There is no tracking across other sites.
        </p>
        <h2>How long</h2>
        <p>
          Data is kept while you have an account. When you erase it, a week later or at once, we delete it
          from the database, the files and the search. What remains is that an account was erased, and when,
          and ids without a name. The other side keeps a conversation with its own words; your name and your
          words in it are replaced. Mails that were sent already cannot be called back. Against abuse, the
          time and network address of a one-time code are kept for another day. One-time codes and mailed
          links are kept as hashes. They stop working once they are used or have expired.
        </p>
        <h2>What you can do</h2>
        <ul>
          <li>Change what you wrote at any time; search follows at once.</li>
          <li>Take your profile out of search without losing it.</li>
          <li>Choose which mails you get.</li>
          <li>See on your settings page what guests and companies see of you.</li>
          <li>Download a copy of all your data there. The copy is kept for a week.</li>
          <li>Erase your account there. For a week you can still keep it, unless you erase it at once.</li>
        </ul>
      </LegalText>
    </InfoPortal>
  );
}
