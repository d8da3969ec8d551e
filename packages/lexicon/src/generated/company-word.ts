// Made of words/company-word.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Words in company names. */
export const COMPANY_WORD = entriesOf<'legal' | 'field' | 'resume'>(
  "agency [resume]\nai [resume]\nanalytics [resume]\nassociates [resume]\nautomation [resume]\nbank [field]\ncapital [field]\nco [resume]\ncollege [resume]\ncommunications [resume]\ncompany\nconsultancy\nconsultants\nconsulting\ncorp\ncorporation\ndigital [resume]\nenterprises\nfinance [field]\nfinserv [resume]\nfoods [field]\nfoundation [resume]\nglobal\ngmbh [legal]\ngroup\nholdings [resume]\nhospital [field]\ninc [legal]\nincorporated [legal]\nindia\nindustries\ninformatics [resume]\ninfosolutions [resume]\ninfosystems\ninfotech\ninnovations [resume]\ninstitute [resume]\ninsurance [field]\ninteractive [resume]\ninternational\nlabs\nlimited [legal]\nllc [legal]\nllp [legal]\nltd [legal]\nmedia [resume]\nmoney [resume]\nmotors [field]\nnetworks [resume]\npartners [resume]\npharma [field]\nplc [legal]\nprivate [legal]\npty [legal]\npvt [legal]\nresearch [resume]\nretail [resume]\nschool [field]\nsecurities [field]\nservices\nsoftware\nsolutions\nstudios [resume]\nsystems\ntech\ntechnology\ntelecom [resume]\ntrust [resume]\nuniversity [resume]\nventures [resume]\nworks [resume]",
);
