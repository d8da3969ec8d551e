/** A sign of a fault, with the points that it counts. One strong sign is enough, weak ones add up. */
export type Sign = readonly [points: number, pattern: RegExp];

const POINTS_MIN = 3;

/**
 * The words of the strongest sign, if the signs of a text count enough together. Each sign counts once.
 *
 * @param texts readings of one text; the points of one reading count
 */
export function weighed(
  signs: readonly Sign[],
  texts: readonly string[],
  pointsMin: number = POINTS_MIN,
): string | undefined {
  for (const text of texts) {
    const found = signs.flatMap(([points, pattern]) => {
      const words = pattern.exec(text)?.[0];
      return words === undefined ? [] : [{ points, words }];
    });
    const sum = found.reduce((total, { points }) => total + points, 0);
    if (sum >= pointsMin) return found.toSorted((one, other) => other.points - one.points)[0]?.words;
  }
  return undefined;
}
