// Made of words/certificate.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';
/** Certificates that a query names by their short name alone, and words that say that a certificate is meant. */
export const CERTIFICATE = entriesOf<'saying'>("acca\nacls\nbls\ncams\ncbap\nccba\nccie\nccna\nccnp\nccs\nccsp\nceh\ncertificate [saying]\ncertification [saying]\ncertified [saying]\ncfa\ncisa\ncism\ncissp\ncka\nckad\ncks\ncma\ncobit\ncomptia\ncpa\ncpc\ncsm\ncspo\nctet\nctfl\nfrm\nirda\nirdai\nistqb\nitil\nmcsa\nmcse\nnebosh\nnism\nocjp\nocpjp\noscp\nphr\npmp\nprince2\npsm\npspo\nrhce\nrhcsa\nscjp\nshrm\nsphr\nstet\ntogaf");
