import type { Craft } from './trade.ts';

type CraftSentences = {
  /** What somebody did, and what came of it, which follows after a comma or is left out. */
  acts: readonly (readonly [act: string, result: string])[];
  /** What somebody in this craft cares about: whole sentences. */
  cares: readonly string[];
};

/** {skill} is a tool of the person, {field} is who the software is for, {n} a percentage, {few} a small number. */
export const CRAFT_SENTENCES: Record<Craft, CraftSentences> = {
  interface: {
    acts: pairs(`
Rebuilt the checkout of {field} in {skill} | which cut drop-offs on phones by {n}%
Moved {few} old screens to {skill} without stopping releases | and the old code was deleted within the year
Made a library of {few} shared components with {skill} | so that other teams could stop keeping their own copies
Split the bundle of the customer portal by route | and the first page now loads {n}% faster on slow networks
Wrote the form engine behind the onboarding of {field} | which halved the complaints about lost input
Made the dashboard of {field} usable with a keyboard and a screen reader | and an outside audit found nothing serious
Added offline drafts to the booking flow | so that a lost signal no longer loses a booking
Turned the design team’s tokens into themes for {few} products | so that a new brand takes a day where it took a month
Replaced hand-written tables by one sortable grid in {skill} | which shows fifty thousand rows without a stutter
Brought translations into {few} Indian languages to the web app | and sign-ups from smaller towns rose by {n}%
Took over the search page and its filters | and people now find what they want {n}% sooner
Introduced typed contracts between the screens and the backend | which ended a whole class of bugs
Rewrote the product pages of {field} for old phones | and returning visitors rose by {n}%
`),
    cares: [
      'I care about the half second after a tap, because that is where trust is won.',
      'Accessible markup comes first for me; the pretty part follows from it.',
      'I like deleting components more than adding them.',
      'A page that works on a five-year-old phone is the standard I hold myself to.',
      'I keep state close to where it is used, and my reviews say so often.',
      'Design hand-offs go best when I join them on the first day, not the last.',
      'Most of my bugs now are found by tests that I wrote while I still remembered why.',
    ],
  },
  service: {
    acts: pairs(`
Wrote the order service of {field} in {skill} | which carried ten times the usual traffic through the festival sale
Broke a billing monolith into {few} services | so that each can be released alone
Designed the interfaces that partners of {field} build on | and a new partner now goes live in a week
Replaced a nightly batch by events on a queue | so that reports are minutes old where they were a day old
Rewrote the slowest queries and added the right indexes | which took the slowest call from seconds to {n} milliseconds
Put limits and retries around {few} unreliable third parties | and the on-call phone has been quiet since
Built the ledger that reconciles payments for {field} | so that month-end closes a day earlier
Moved session data from the database to a cache | which freed {n}% of its capacity
Led the upgrade of {few} services to the current version of {skill} | without an hour of downtime
Made imports of large spreadsheets resumable | and support stopped doing them by hand
Added audit trails to every change that touches money | which satisfied two auditors in a row
Owned the notification service of {field} from queue to mailbox | and delivery rose above 99%
Wrote the search service behind the catalogue of {field} in {skill} | which answers within {n} milliseconds
`),
    cares: [
      'I write the failure cases first, since those are what people remember.',
      'Plain SQL and a good index solve most of what I am asked to scale.',
      'I prefer boring services that can be explained on one page.',
      'Logs that a tired colleague can read at night are part of the work for me.',
      'I enjoy taking apart a slow request until only the necessary part remains.',
      'Migrations without downtime are a habit of mine, not a project.',
      'Contracts between teams should be written down and tested, and I like being the one who does it.',
    ],
  },
  mobile: {
    acts: pairs(`
Built the field app of {field} with {skill} | which agents in four states use every day
Took the start of the app apart, from tap to first screen | so that it starts {n}% faster on cheap phones
Added an offline queue for people who work without signal | and no visit has been lost since
Rewrote the payment screens in {skill} | and failed payments fell by {n}%
Set up automatic releases to both stores | so that a release takes an hour where it took two days
Brought crash reports into the weekly plan and closed the top {few} | which lifted the store rating by half a star
Made one design system serve phones and tablets | so that every screen is drawn once
Integrated UPI, cards and wallets for {field} | and checkout now takes three taps
Moved background location to a gentler schedule | which nearly doubled battery life on long shifts
Wrote the camera flow that reads identity cards | and onboarding became {n}% quicker
Added links that open the right screen for campaigns of {field} | which brought returning users up by {n}%
Removed old libraries from the app of {field} | which cut the download size by {n}%
`),
    cares: [
      'I test on cheap phones with poor signal, because that is what most people hold.',
      'Small downloads and honest permissions matter more to me than clever animation.',
      'I like the part of mobile work where battery, network and patience meet.',
      'Native or shared code is a question of the product for me, not of taste.',
      'I read store reviews every Monday; they are the best bug tracker I know.',
      'An app should forgive: drafts, undo and retries are never extras for me.',
    ],
  },
  platform: {
    acts: pairs(`
Moved {few} applications of {field} to {skill} | which cut the hosting bill by {n}%
Wrote the infrastructure modules that every team starts from | so that a new service is live on its first afternoon
Built pipelines that test, scan and release on every merge | and releases went from monthly to daily
Introduced error budgets and a calm on-call rota | which brought pages at night down by {n}%
Replaced hand-made servers by images that are rebuilt every week | so that no machine is special any more
Set up dashboards and alerts that follow what customers feel | and problems are known before the first call
Ran {few} recovery drills with teams of {field} | so that a restore is rehearsed and takes minutes
Closed the findings of two security audits | and the third visit was the shortest so far
Brought secrets out of repositories and into a vault | where they now change by themselves
Tuned scaling for the evening peaks of {field} | which kept the site up through its biggest sale
Made cluster upgrades routine | so that they happen in office hours
Wrote runbooks for the {few} commonest incidents | which halved the time to recover
`),
    cares: [
      'The best alert is the one that we could delete because the cause is gone.',
      'I automate what I have done by hand three times, and document it the second time.',
      'Developers are my customers, so I measure how long they wait.',
      'I would rather have two dull tools that everyone knows than five exciting ones.',
      'Post-mortems without blame have taught me more than any course.',
      'Security works when it is the easiest way to do a thing.',
    ],
  },
  data: {
    acts: pairs(`
Built the warehouse of {field} on {skill} | which made the morning report ready by six
Wrote {few} pipelines that bring sales, stock and finance together | and departments stopped arguing about figures
Modelled the numbers that the board of {field} reads | with a definition beside each
Replaced copies of spreadsheets by one tested source | which freed two analysts from copying
Cleaned ten years of customer records of {field} | and duplicates have stayed below one in a thousand
Made the nightly load incremental | so that it takes {n} minutes where it took all night
Set up checks that stop a wrong number before it is seen | and planners trust the forecast again
Answered questions about returns, prices and delays with {skill} | which found stock that nobody was buying
Moved reporting of {field} from a single server to the cloud | and storage costs fell by {n}%
Taught {few} teams to answer their own questions | so that the request list became short
Tuned the {few} slowest queries of the reporting database | and dashboards open in seconds
`),
    cares: [
      'A number without its definition is an opinion, so I write definitions down.',
      'I like pipelines that can be run twice without harm.',
      'Good names for columns save more time than any tool I know.',
      'I talk to the people behind the data before I write the first query.',
      'Late data is honest, wrong data is not; I build for that difference.',
      'Charts should end discussions or start better ones; I remove the rest.',
    ],
  },
  model: {
    acts: pairs(`
Trained the model that forecasts demand for {field} | which lowered waste by {n}%
Built a recommender for {field} with {skill} | which brought {n}% more orders in a fair test
Put {few} models into production behind one service | so that retraining is a button and no longer a week
Wrote the features that catch doubtful transactions | and false alarms fell by {n}%
Labelled, trained and shipped a reader of handwritten forms | so that reviewers look at half as many
Ran {few} controlled experiments on price and ranking | which settled a debate of two years
Set up monitoring that notices when the inputs drift | before customers do
Reduced a language model until it ran on our own machines | and answers arrive within a second
Built search that understands Hindi and English in one sentence | which halved the searches without a result
Explained every score of a credit model to auditors | who signed it off at the first reading
Grouped the customers of {field} by what they do | and campaigns became {n}% smaller and worked better
`),
    cares: [
      'I begin with the simplest baseline and am often glad to stop there.',
      'A model is finished when somebody decides differently because of it.',
      'I spend more time with wrong predictions than with right ones.',
      'Clean evaluation matters more to me than the newest architecture.',
      'I like to explain uncertainty in words that a shopkeeper would use.',
      'Reproducible notebooks are the least I owe to the next person.',
    ],
  },
  device: {
    acts: pairs(`
Wrote firmware for meters of {field} in {skill} | which now runs in forty thousand homes
Ported the control loop to a new board | and jitter stays below a millisecond
Found a race that stopped {few} machines a month | so that the line no longer waits for it
Built the vision pipeline that sorts parts for {field} | and rejects fell by {n}%
Brought unit tests to code that had only met hardware | so that most bugs are found on a desk
Added safe updates over the air | and units update without a visit
Cut the sleep current of a battery sensor | which lets it last {n}% longer
Wrote the protocol stack between sensor and gateway | which passed certification at the first attempt
Profiled the matching engine and removed its last allocations | and the slowest answer became {n}% faster
Moved diagnostics of {field} from a cable to the phone | which saved {few} visits a week
`),
    cares: [
      'I trust the oscilloscope before the comment.',
      'Code next to hardware should be small, tested and dull, and mine is.',
      'I like bugs that take a week to see and a line to mend.',
      'Memory is a budget, and I enjoy keeping it.',
      'Good logs from a device in a field are worth a journey, so I plan them early.',
    ],
  },
  business: {
    acts: pairs(`
Configured {skill} for the sales teams of {field} | which shortened an order’s way by {n}%
Wrote the interface between {skill} and the old accounting system | and double entries are gone
Moved {few} years of records of {field} | without losing an invoice
Built approval flows that follow how people really decide | so that a purchase is approved in a day
Took the web shop of {field} from a bought theme to its own design | which brought {n}% more enquiries
Made {few} reports that replaced a drawer of printouts | and the accountants no longer stay late
Trained users in {few} branches and wrote their handbook | and calls to the help desk fell by {n}%
Cleaned up custom code that nobody dared to touch | so that an upgrade is an ordinary weekend
Brought the monthly closing onto one screen | and branches finish it on the second day
Gathered the wishes of {few} departments into one plan | which was finished in the promised quarter
`),
    cares: [
      'I sit beside the people who use a system before I change it.',
      'Standard first, custom only where the business truly differs: that rule has served me well.',
      'I enjoy turning a complaint at the counter into one field less on a form.',
      'Clear handbooks are part of what I deliver.',
      'I like work whose success a shop manager can feel on Friday.',
    ],
  },
  testing: {
    acts: pairs(`
Wrote the regression suite of {field} with {skill} | so that a full run takes {n} minutes
Brought hundreds of manual cases down to the ones that find bugs | and nothing important slipped through
Tested the payment flow of {field} on {few} kinds of phone | and found a rounding error before the auditors did
Built a framework in {skill} | which developers now run before they ask for a review
Planned and led acceptance tests with users of {field} | who signed off on the planned day
Put contract tests between {few} services | and integration week became an afternoon
Ran load tests before every festival sale | so that the sale itself held no surprise
Introduced exploratory sessions on Thursdays | which find {few} bugs in a usual week
Made test data that is created and thrown away by one call | so that tests stopped disturbing each other
Traced flaky tests to their causes and removed them | and people believe a red build again
Checked every release of {field} in {few} languages | which brought bugs in production down by {n}%
Wrote a short guide to good bug reports | and developers ask back half as often
`),
    cares: [
      'I ask what could go wrong while the story is still on paper.',
      'A bug report of mine can be followed by somebody who has never seen the product.',
      'Automation is for what bores me; curiosity stays manual.',
      'I would rather have forty tests that everyone trusts than four thousand that nobody reads.',
      'Quality is a conversation that starts before the code, and I like to open it.',
      'I enjoy being the first real user of everything.',
    ],
  },
  design: {
    acts: pairs(`
Redesigned the booking flow of {field} | which raised completion by {n}%
Interviewed {few} customers of {field} at their work | and changed the plan for the year with what they said
Built a design system in {skill} for {few} products | so that a new page is drawn in an afternoon
Turned a form of forty fields into five short steps | and questions to support fell by {n}%
Tested {few} prototypes with people who had never used an app | and kept the plainest one
Drew the icons and illustrations of {field} | which every product of the house now uses
Ran workshops that brought sales, support and engineering to one table | and ended with one page that all agreed on
Designed for Hindi, Tamil and English side by side | so that no language feels like a translation
Mapped the journey of a first-time customer of {field} | and removed {few} of its steps
Made the brand of {field} work on a phone and on a lorry | with one set of rules
Wrote the words of error messages with the support team | and calls about them nearly stopped
Handed over measured specifications in {skill} | so that engineers stopped measuring screenshots
`),
    cares: [
      'I draw little before I have watched somebody struggle.',
      'Words are part of the interface, so I write them too.',
      'Good contrast and large targets are where my designs begin.',
      'I like constraints: a small screen, a slow network, a hurried person.',
      'A design is done when it has survived a conversation with engineering.',
      'I keep files tidy enough that a stranger could take them over tomorrow.',
    ],
  },
};

/** One pair a line, parted by a bar. */
function pairs(table: string): (readonly [string, string])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [act = '', result = ''] = line.split(' | ');
      return [act, result];
    });
}
