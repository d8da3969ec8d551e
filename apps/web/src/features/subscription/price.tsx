import { premiumPriceWords } from '@talaash/domain/seat/words';
import { useSubscription } from './subscription.ts';

/** What premium would cost this company, with its seats. */
export default function Price() {
  const seats = useSubscription().data?.seats;
  // Keeps the line while they load.
  if (!seats) return '\u00a0';
  const [amount, ...rest] = premiumPriceWords(seats).split(' ');
  return (
    <>
      <strong>{amount}</strong> {rest.join(' ')}
    </>
  );
}
