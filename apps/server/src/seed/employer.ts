import type { EmployerWords } from './content/person-schema.ts';
import type { Random } from './random.ts';

/** The name of an invented company. */
export function nameEmployer(random: Random, { names, trades, legalForms }: EmployerWords): string {
  const parts = [random.pick(names), random.pickCommon(trades), random.pick(legalForms)];
  return parts.filter((part) => part !== '').join(' ');
}
