import type { JobCategory } from '@talaash/domain/job-post/choice';
import { isReversed } from '@talaash/domain/job-terms/range';
import type { JobTerms, Pay } from '@talaash/domain/job-terms/schema';
import { isInBar } from '@talaash/domain/pay-figures/bars';
import { marketPlace } from '@talaash/domain/pay-figures/rule';
import type { MarketPay as Figures, PayFigures } from '@talaash/domain/pay-figures/schema';
import {
  MARKET_BARS_WORDS,
  MARKET_EVERYWHERE,
  MARKET_PAY_NONE,
  MARKET_PAY_TITLE,
  MARKET_PLACE_SENTENCES,
  marketBarLabel,
  marketBarShare,
  marketFacts,
  marketMedianSentence,
  marketPlaceName,
  marketPlaceNone,
  marketSourceSentence,
} from '@talaash/domain/pay-figures/words';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/press/button.tsx';
import { Histogram } from '../../ui/show/histogram.tsx';
import css from './market-pay.module.css';

interface MarketPayProps {
  figures: Pick<PayFigures, 'market' | 'marketAtPlace'>;
  category: JobCategory;
  /** As typed; the pay is undefined until it has both amounts. */
  terms: JobTerms;
}

/**
 * What other companies' posts state as pay, at the place of the post and everywhere, and where the typed range lies. On a phone,
 * only the sentence is open.
 */
export function MarketPay({ figures: { market, marketAtPlace }, category, terms }: MarketPayProps) {
  const [isEverywhere, setEverywhere] = useState(false);
  const place = marketPlaceName(terms);
  const pay = terms.pay && !isReversed(terms.pay) ? terms.pay : undefined;
  const atPlace = place === undefined ? null : marketAtPlace;
  const shown = isEverywhere ? market : (atPlace ?? market);
  return (
    <section className={css['market']} aria-label={MARKET_PAY_TITLE}>
      <h3 className={css['title']}>{MARKET_PAY_TITLE}</h3>
      {/* Read out when typing rests. */}
      <p className={css['place']} role="status">
        {shown ? placeSentence(shown, pay) : null}
      </p>
      {shown ? (
        <Folded>
          {atPlace && place !== undefined ? (
            <div className={css['places']} role="group" aria-label={MARKET_BARS_WORDS.places}>
              <Button size="s" aria-pressed={!isEverywhere} onClick={() => setEverywhere(false)}>
                {place}
              </Button>
              <Button size="s" aria-pressed={isEverywhere} onClick={() => setEverywhere(true)}>
                {MARKET_EVERYWHERE}
              </Button>
            </div>
          ) : null}
          <MarketFigures market={shown} pay={pay} />
          <p className={css['source']}>
            {place !== undefined && !atPlace ? `${marketPlaceNone(place)} ` : null}
            {marketSourceSentence(shown, category)}
            {shown.bars.length > 0 ? ` ${MARKET_BARS_WORDS.note}` : null}
          </p>
        </Folded>
      ) : (
        <p className={css['source']}>{MARKET_PAY_NONE}</p>
      )}
    </section>
  );
}

const placeSentence = (market: Figures, pay: Pick<Pay, 'from' | 'to'> | undefined): string =>
  pay ? MARKET_PLACE_SENTENCES[marketPlace(pay, market)] : marketMedianSentence(market);

/** Folds on narrow screens. */
function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="s"
        className={css['fold']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? MARKET_BARS_WORDS.fold : MARKET_BARS_WORDS.unfold}
      </Button>
      <div id={id} className={css['details']} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

/** The bars, those inside the typed range in the accent colour, and the quartiles. */
function MarketFigures({ market, pay }: { market: Figures; pay: Pick<Pay, 'from' | 'to'> | undefined }) {
  return (
    <>
      {market.bars.length > 0 ? (
        <Histogram
          name={MARKET_BARS_WORDS.name}
          heads={MARKET_BARS_WORDS.heads}
          bars={market.bars.map((bar) => ({
            from: bar.from,
            label: marketBarLabel(bar),
            share: marketBarShare(bar),
            percent: bar.percent,
            isMarked: pay !== undefined && isInBar(pay, bar),
          }))}
          unit="LPA"
        />
      ) : null}
      <dl className={css['facts']}>
        {marketFacts(market).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
