// Made of words/place.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Places, and below each its other names. */
export const PLACE = entriesOf<never>(
  "Alappuzha\n  alleppey\nBallari\n  bellary\nBelagavi\n  belgaum\nBengaluru\n  bangalore\n  bangaluru\n  blr\n  बेंगलुरु\nBharuch\n  broach\nChennai\n  madras\nChhatrapati Sambhajinagar\n  aurangabad\nCoimbatore\n  kovai\nDelhi\n  new delhi\n  दिल्ली\nGurugram\n  gurgaon\nGuwahati\n  gauhati\nHubballi\n  hubli\nKalaburagi\n  gulbarga\nKannur\n  cannanore\nKanpur\n  cawnpore\nKochi\n  cochin\nKolkata\n  calcutta\nKollam\n  quilon\nKozhikode\n  calicut\nMangaluru\n  mangalore\nMumbai\n  bombay\n  मुंबई\nMysuru\n  mysore\nNashik\n  nasik\nNavi Mumbai\n  new bombay\nNoida\n  greater noida\nOdisha\n  orissa\nPalakkad\n  palghat\nPanaji\n  panjim\nPrayagraj\n  allahabad\nPuducherry\n  pondicherry\nPune\n  poona\n  पुणे\nSecunderabad\n  secundrabad\nShimla\n  simla\nShivamogga\n  shimoga\nThane\n  thana\nThiruvananthapuram\n  trivandrum\nThoothukudi\n  tuticorin\nThrissur\n  trichur\nTiruchirappalli\n  tiruchy\n  trichy\nTumakuru\n  tumkur\nUttarakhand\n  uttaranchal\nVadodara\n  baroda\nVaranasi\n  banaras\n  benares\n  वाराणसी\nVijayapura\n  bijapur\nVisakhapatnam\n  vizag",
);
