import { kilometresBetween } from '@talaash/domain/talent-search/condition-fit';

/** A refusal of the server: a status with `{ "message": … }`. */
export class ServerRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Field = {
  name: string;
  type: string;
  facet?: boolean;
  sort?: boolean;
  optional?: boolean;
  index?: boolean;
};
export type StoredDocument = { id: string } & Record<string, string | number | string[] | number[]>;

/** The values of a document's field, as a list. */
export const valuesOf = (document: StoredDocument, { name }: Field): (string | number)[] =>
  [document[name] ?? []].flat();

export type Schema = { name: string; fields: Field[]; symbols_to_index?: string[]; synonym_sets?: string[] };
export type Condition = (document: StoredDocument) => boolean;

const OPERATIONS_MAX = 100;
const cannotParse = () => new ServerRefusal(400, 'Could not parse the filter query.');

/** `filter_by` as documented: conditions with `&&`, `||` and parentheses; values between backticks are literal. */
export function parseFilter(text: string, schema: Schema): Condition {
  const tokens = tokensOf(text);
  if (tokens.length > OPERATIONS_MAX)
    throw new ServerRefusal(
      400,
      `\`filter_by\` has too many operations. Maximum allowed: ${OPERATIONS_MAX}.`,
    );
  let at = 0;
  const either = (): Condition => {
    let condition = both();
    while (tokens[at] === '||') {
      at += 1;
      const [left, right] = [condition, both()];
      condition = (document) => left(document) || right(document);
    }
    return condition;
  };
  const both = (): Condition => {
    let condition = one();
    while (tokens[at] === '&&') {
      at += 1;
      const [left, right] = [condition, one()];
      condition = (document) => left(document) && right(document);
    }
    return condition;
  };
  const one = (): Condition => {
    const token = tokens[at];
    at += 1;
    if (token === undefined || token === ')' || token === '&&' || token === '||') throw cannotParse();
    if (token !== '(') return conditionOf(token, schema);
    const condition = either();
    if (tokens[at] !== ')') throw cannotParse();
    at += 1;
    return condition;
  };
  const condition = either();
  if (at < tokens.length) throw cannotParse();
  return condition;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let token = '';
  let isLiteral = false;
  const end = () => {
    if (token.trim() !== '') tokens.push(token.trim());
    token = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const [sign, pair] = [text.charAt(at), text.slice(at, at + 2)];
    if (sign === '`') isLiteral = !isLiteral;
    if (!isLiteral && (pair === '&&' || pair === '||')) {
      end();
      tokens.push(pair);
      at += 1;
    } else if (!isLiteral && sign === '(' && /:\s*$/.test(token)) {
      const close = text.indexOf(')', at);
      if (close === -1) throw cannotParse();
      token += text.slice(at, close + 1);
      at = close;
    } else if (!isLiteral && (sign === '(' || sign === ')')) {
      end();
      tokens.push(sign);
    } else token += sign;
  }
  if (isLiteral) throw cannotParse();
  end();
  return tokens;
}

function conditionOf(text: string, schema: Schema): Condition {
  const [, name = '', operator = '', value = ''] =
    /^([^:]+):\s*(!=|>=|<=|=|!|>|<)?\s*([^]*)$/.exec(text) ?? [];
  if (name === '') throw cannotParse();
  const field = fieldNamed(name.trim(), schema);
  if (value === '')
    throw new ServerRefusal(400, `Error with filter field \`${name}\`: Filter value cannot be empty.`);
  if (field.type === 'geopoint') return circleCondition(field, operator, value);
  const values =
    value.startsWith('[') && value.endsWith(']') ? listOf(value.slice(1, -1)) : [literalOf(value)];
  return field.type.startsWith('string')
    ? textCondition(field, operator, values, schema)
    : numberCondition(field, operator, values);
}

function fieldNamed(name: string, { fields }: Schema): Field {
  if (name === 'id') return { name, type: 'string' };
  const field = fields.find((one) => one.name === name && one.index !== false);
  if (field === undefined)
    throw new ServerRefusal(404, `Could not find a filter field named \`${name}\` in the schema.`);
  return field;
}

const literalOf = (text: string): string => text.trim().replaceAll('`', '');

function listOf(text: string): string[] {
  const values: string[] = [''];
  let isLiteral = false;
  for (const sign of text) {
    if (sign === '`') isLiteral = !isLiteral;
    else if (sign === ',' && !isLiteral) values.push('');
    else values[values.length - 1] += sign;
  }
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

function textCondition(field: Field, operator: string, values: string[], schema: Schema): Condition {
  const tokens = (text: string) =>
    field.name === 'id' ? text : tokenize(text, schema.symbols_to_index).join(' ');
  const asked = values.map(tokens);
  const isNegated = operator.startsWith('!');
  const isExact = operator.endsWith('=') || field.name === 'id';
  return (document) => {
    const held = valuesOf(document, field).map((text) => tokens(String(text)));
    const isHeld = asked.some((one) =>
      held.some((text) =>
        isExact ? text === one : one.split(' ').every((word) => text.split(' ').includes(word)),
      ),
    );
    return isHeld !== isNegated;
  };
}

const CIRCLE = /^\((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?), (\d+(?:\.\d+)?) km\)$/;

/** A circle has no negation. */
function circleCondition({ name }: Field, operator: string, value: string): Condition {
  const [, latitude, longitude, km] = CIRCLE.exec(value) ?? [];
  if (operator !== '' || km === undefined)
    throw new ServerRefusal(
      400,
      `Value of filter field \`${name}\`: must be in the \`(-44.50, 170.29, 0.75 km)\` format.`,
    );
  const center = { latitude: Number(latitude), longitude: Number(longitude) };
  return (document) => {
    const [north, east] = (document[name] ?? []) as number[];
    return (
      north !== undefined &&
      east !== undefined &&
      kilometresBetween(center, { latitude: north, longitude: east }) <= Number(km)
    );
  };
}

const COMPARISONS: Record<string, (held: number, asked: number) => boolean> = {
  '>=': (held, asked) => held >= asked,
  '<=': (held, asked) => held <= asked,
  '>': (held, asked) => held > asked,
  '<': (held, asked) => held < asked,
  '=': (held, asked) => held === asked,
  '': (held, asked) => held === asked,
  '!=': (held, asked) => held !== asked,
};

function numberCondition(field: Field, operator: string, values: string[]): Condition {
  const compare = COMPARISONS[operator];
  for (const value of values)
    if (!/^-?\d+(\.\d+)?$/.test(value))
      throw new ServerRefusal(400, `Error with filter field \`${field.name}\`: Not a ${field.type}.`);
  const kept = (value: unknown) => singlePrecision(field, Number(value));
  return (document) => values.some((value) => compare?.(kept(document[field.name]), kept(value)));
}

export const singlePrecision = ({ type }: Field, number: number): number =>
  type === 'float' ? Math.fround(number) : number;

/** Words as the server reads them: separated by blanks, without case, accents and symbols that the schema does not index. */
export function tokenize(text: string, symbols: readonly string[] = []): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .split(/\s+/)
    .map((word) =>
      [...word].filter((sign) => sign > '\u007f' || /[a-z0-9]/.test(sign) || symbols.includes(sign)).join(''),
    )
    .filter((word) => word !== '');
}
