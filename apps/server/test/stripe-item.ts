import { idOf } from '../src/adapters/payments/stripe-connection.ts';
import type { BookSubscription } from './stripe-book.ts';
import type { Problem, StripeState } from './stripe-state.ts';

const refused = (param: string, message: string): Problem => ({ status: 400, problem: { param, message } });

/** Changes, adds and removes the items that a request names; the others stay. As Stripe does, it refuses a second item of one price, in these words. */
export function changeItems(
  { book, prices }: StripeState,
  { items: { data } }: BookSubscription,
  params: URLSearchParams,
): Problem | undefined {
  for (let at = 0; [...params.keys()].some((name) => name.startsWith(`items[${at}]`)); at += 1) {
    const given = (name: string) => params.get(`items[${at}][${name}]`);
    const known = data.findIndex(({ id }) => id === given('id'));
    if (given('id') !== null && known < 0) return refused(`items[${at}][id]`, 'No such subscription item');
    if (given('deleted') === 'true') {
      data.splice(known, 1);
      continue;
    }
    const price = prices.get(given('price') ?? '');
    const quantity = Number(given('quantity') ?? 1);
    if (!price) return refused(`items[${at}][price]`, 'No such price');
    if (data.some((one, place) => one.price.id === price.id && place !== known))
      return refused('plan', `Cannot add multiple subscription items with the same plan: ${price.id}`);
    const changed = {
      price: { id: price.id, product: idOf(price.product), unit_amount: price.unit_amount ?? 0 },
      quantity,
    };
    const before = data[known];
    if (before) Object.assign(before, changed);
    else data.push({ ...data[0], id: book.newId('si'), ...changed });
  }
  return undefined;
}
