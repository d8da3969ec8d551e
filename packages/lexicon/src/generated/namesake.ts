// Made of words/namesake.txt by npm run lexicon: change it there.
import { entriesOf } from '../entry.ts';

/** Concepts, each with the word of its name that means something else on its own below: React Native is not React. */
export const NAMESAKE = entriesOf<never>(
  "A/B Testing\n  testing\nAmazon Web Services\n  web\nApplication Security\n  application\nAsset Accounting\n  accounting\nAzure DevOps\n  devops\nBank Reconciliation\n  bank\nBank Statement\n  bank\nC#\n  c\nC++\n  c\nCisco IOS\n  ios\nData Science\n  data\nData Structures and Algorithms\n  data\nF#\n  f\nGo to Market\n  go\nInside Sales\n  sales\nJavaScript\n  java\nLightning Web Components\n  web\nMaterial UI\n  ui\nObjective-C\n  c\nPenetration Testing\n  tester\nPerformance Testing\n  test\nReact Native\n  react\nSales Cloud\n  sales\nTest-Driven Development\n  test\nUsability Testing\n  testing\nWeb API\n  web",
);
