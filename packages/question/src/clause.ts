import { type Alternatives, distinct } from './alternative.ts';
import type { Operand } from './item.ts';

/** A query as a tree. */
export type Node =
  | { kind: 'operand'; operand: Operand }
  | { kind: 'and' | 'or'; nodes: Node[] }
  | { kind: 'not'; node: Node };

/** More alternatives than these are one long list of any. */
const CLAUSES_MAX = 40;

/** All of these are wanted, each any of its operands. */
export function clausesOf(node: Node, isExcluded: boolean): Alternatives[] {
  switch (node.kind) {
    case 'operand':
      return [{ operands: [node.operand], isExcluded }];
    case 'not':
      return clausesOf(node.node, !isExcluded);
    case 'and':
      return node.nodes.flatMap((one) => clausesOf(one, isExcluded));
    case 'or':
      // People with any of the excluded things are not found.
      if (isExcluded) return node.nodes.flatMap((one) => clausesOf(one, true));
      return anyOfClauses(node.nodes.map((one) => clausesOf(one, false)));
  }
}

/** The clauses of "any of": each combination of one clause of every operand. */
function anyOfClauses(operands: readonly Alternatives[][]): Alternatives[] {
  const wanted = operands
    .map((clauses) => clauses.filter(({ isExcluded }) => !isExcluded))
    .filter(({ length }) => length > 0);
  const excluded = operands.flatMap((clauses) => clauses.filter(({ isExcluded }) => isExcluded));
  const count = wanted.reduce((product, { length }) => Math.min(product * length, CLAUSES_MAX + 1), 1);
  if (wanted.length === 0) return excluded;
  if (count > CLAUSES_MAX)
    return [
      {
        operands: distinct(wanted.flatMap((clauses) => clauses.flatMap(({ operands }) => operands))),
        isExcluded: false,
      },
    ];
  return wanted.slice(1).reduce(
    (all, clauses) =>
      all.flatMap((one) =>
        clauses.map(({ operands }) => ({
          operands: distinct([...one.operands, ...operands]),
          isExcluded: false,
        })),
      ),
    wanted[0] ?? [],
  );
}
