/** A text as words between single spaces. Names such as C++, C# and Node.js stay whole. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}+#.]+|\.(?=\s|$)/gu, ' ')
    .trim()} `;

/** Whether a text names a skill. */
export const namesSkill = (text: string, skill: string): boolean => spaced(text).includes(spaced(skill));
