/** A sign of a fault, with the points that it counts. One strong sign is enough, weak ones add up. */
export type Sign = readonly [points: number, pattern: RegExp];

const POINTS_MIN = 3;

/** Signs count only near each other: a long text has single ones everywhere. */
const NEAR = { length: 240, step: 120 };

/**
 * The words of the strongest sign, if the signs in one part of a text count enough together. Each sign counts once, and
 * those of one point are not enough by themselves.
 *
 * @param texts readings of one text
 */
export function weighed(
  signs: readonly Sign[],
  texts: readonly string[],
  pointsMin: number = POINTS_MIN,
): string | undefined {
  for (const part of texts.flatMap(partsOf)) {
    const found = signs.flatMap(([points, pattern]) => {
      const words = pattern.exec(part)?.[0];
      return words === undefined ? [] : [{ points, words }];
    });
    const sum = found.reduce((total, { points }) => total + points, 0);
    const hasStrong = found.some(({ points }) => points > 1);
    if (sum >= pointsMin && hasStrong)
      return found.toSorted((one, other) => other.points - one.points)[0]?.words;
  }
  return undefined;
}

/** Parts that overlap by half, so that words near each other are together in one. */
const partsOf = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / NEAR.step) - 1) }, (_, at) =>
    text.slice(at * NEAR.step, at * NEAR.step + NEAR.length),
  );
