import { and, eq, sql } from 'drizzle-orm';
import { ProviderFault } from '../../base/provider-fault.ts';
import type { Db } from '../../db/client.ts';
import { modelSpending, type SpendingUnit } from '../../db/schema/model.ts';
import { BUDGET_CODE, isFree } from './fault.ts';

export type Budget = {
  /**
   * Runs a call that may cost up to `most`, and records its real cost, or `most` if that is unknown. Throws a fault with
   * `BUDGET_CODE`, without running it, if the day's budget has less left.
   */
  spend<Result>(most: number, act: () => Promise<Paid<Result>>): Promise<Result>;
};

export type Paid<Result> = { result: Result; spent: number | undefined };

type BudgetOptions = { db: Db; now: () => number; unit: SpendingUnit; perDay: number };

/**
 * The daily budget (UTC), shared by all nodes. It is exact: one statement reserves the maximum before the call, so parallel calls
 * never exceed it together.
 */
export function createBudget({ db, now, unit, perDay }: BudgetOptions): Budget {
  const taken = async (day: string, most: number): Promise<boolean> => {
    if (most > perDay) return false;
    const rows = await db
      .insert(modelSpending)
      .values({ day, unit, spent: most })
      .onConflictDoUpdate({
        target: [modelSpending.day, modelSpending.unit],
        set: { spent: sql`${modelSpending.spent} + ${most}` },
        setWhere: sql`${modelSpending.spent} + ${most} <= ${perDay}`,
      })
      .returning({ spent: modelSpending.spent });
    return rows.length > 0;
  };
  const giveBack = (day: string, amount: number) =>
    db
      .update(modelSpending)
      .set({ spent: sql`${modelSpending.spent} - ${amount}` })
      .where(and(eq(modelSpending.day, day), eq(modelSpending.unit, unit)));

  return {
    async spend(most, act) {
      const day = new Date(now()).toISOString().slice(0, 10);
      if (!(await taken(day, most)))
        throw new ProviderFault('rateLimited', `The budget for today is used up: ${perDay} ${unit}s.`, {
          code: BUDGET_CODE,
        });
      try {
        const { result, spent } = await act();
        if (spent !== undefined) await giveBack(day, most - spent);
        return result;
      } catch (error) {
        if (isFree(error)) await giveBack(day, most);
        throw error;
      }
    },
  };
}
