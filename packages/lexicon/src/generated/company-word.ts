// Made of words/company-word.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Words of the names of companies. */
export const COMPANY_WORD = entriesOf<'legal' | 'field'>(
  "bank [field]\ncapital [field]\ncompany\nconsultancy\nconsultants\nconsulting\ncorp\ncorporation\nenterprises\nfinance [field]\nfoods [field]\nglobal\ngroup\nhospital [field]\ninc [legal]\nindia\nindustries\ninfosystems\ninfotech\ninsurance [field]\ninternational\nlabs\nlimited [legal]\nllp [legal]\nltd [legal]\nmotors [field]\npharma [field]\nprivate [legal]\npvt [legal]\nschool [field]\nsecurities [field]\nservices\nsoftware\nsolutions\nsystems\ntech\ntechnology",
);
