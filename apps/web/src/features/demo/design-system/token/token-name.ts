/** Every token of this page's stylesheets, in order. */
export function tokenNames(): readonly string[] {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === ':root' || selectorText.startsWith('[data-theme='))
    .flatMap(({ style }) => [...style])
    .filter((name) => name.startsWith('--'));
  return [...new Set(names)];
}

const LENGTHS = /^--(s|r|w|h|size)-/;
const TYPE = /^--(fs|fw|lh)-|^--f-|^--head-(stretch|track|lh)$|^--num-/;

/** The purpose of a token, from its name and value. */
export function tokenKind(name: string, value: string): 'colour' | 'type' | 'length' | 'other' {
  if (/^(#|rgb)/.test(value) && !value.includes(',') && !/px/.test(value)) return 'colour';
  if (TYPE.test(name)) return 'type';
  return LENGTHS.test(name) && /\d/.test(value) ? 'length' : 'other';
}
