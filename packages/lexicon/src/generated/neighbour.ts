// Made of words/neighbour.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Towns, each with the towns that have grown together with it below. A name may be below several words. */
export const NEIGHBOUR = entriesOf<never>(
  "Delhi\n  Gurugram\n  Noida\n  Greater Noida\n  Ghaziabad\n  Faridabad\nDombivli\n  Mumbai\n  Thane\nFaridabad\n  Delhi\n  Gurugram\n  Noida\n  Greater Noida\n  Ghaziabad\nGhaziabad\n  Delhi\n  Gurugram\n  Noida\n  Greater Noida\n  Faridabad\nGreater Noida\n  Delhi\n  Gurugram\n  Noida\n  Ghaziabad\n  Faridabad\nGurugram\n  Delhi\n  Noida\n  Greater Noida\n  Ghaziabad\n  Faridabad\nHowrah\n  Kolkata\nKalyan\n  Mumbai\n  Thane\nMohali\n  Chandigarh\nMumbai\n  Navi Mumbai\n  Thane\n  Kalyan\n  Dombivli\n  Panvel\nNavi Mumbai\n  Mumbai\n  Thane\nNoida\n  Delhi\n  Gurugram\n  Greater Noida\n  Ghaziabad\n  Faridabad\nPanchkula\n  Chandigarh\nPanvel\n  Mumbai\n  Navi Mumbai\nPimpri-Chinchwad\n  Pune\nSecunderabad\n  Hyderabad\nThane\n  Mumbai\n  Navi Mumbai",
);
