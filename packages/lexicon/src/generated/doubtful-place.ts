// Made of words/doubtful-place.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Places that are also a word, a thing or a person's name: they mean the place only after "in", "from" and the like. Lower case. */
export const DOUBTFUL_PLACE = entriesOf<never>(
  "aerodrome\nalaknanda\nalong\namarnath\namer\nanand\nanandapuram\narchana\narmament\nasvini\navantika\nazara\nbadami\nbahula\nbaldev\nbally\nbanda\nbandora\nbaran\nbarc\nbasti\nbhadra\nbhavani\nbissau\nbodhan\ncanning\ncantonment\nchampa\nchas\nchidambaram\nchuru\ndadra\ndhar\ndurg\ndurgapuram\neast\nepip\nesplanade\nganapathy\ngaya\ngokulam\ngonda\nguna\ngurdwara\nhariana\nhassan\nhastings\njagriti\njalali\njamalpur\njawhar\njind\nkalwa\nkalyani\nkannad\nkhanna\nkingsway\nkrishnanagar\nlalitpur\nlanka\nloni\nmahal\nmanali\nmanasa\nmandal\nmanipal\nmansarovar\nmau\nmoga\nmon\nmorena\nnagar\nnagari\nnagina\nnandyal\nnewforest\nnirmal\nnorth\norai\npadil\npalani\npali\npandu\nparola\nparvati\npatan\npicket\nqumaresh\nracecourse\nrambha\nredfields\nredhills\nrewa\nrohini\nsachin\nsagar\nsaket\nsambhar\nsamskruthi\nsanchi\nsarwar\nsatellite\nsatna\nsector\nshahada\nshivala\nsikar\nsion\nsirsa\nsouth\ntajmahal\ntala\ntali\ntarana\ntechnopark\ntonk\ntura\nuna\nunnao\nvaishali\nvasundhra\nvennala\nwellington\nwest",
);
