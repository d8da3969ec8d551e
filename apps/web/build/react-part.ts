import { parseSync } from 'vite';

/** What of a program of React is never reached, because nothing here asks for it. Each entry must be found, or the build fails. */
export interface Unreached {
  /** Kinds of fibers that nobody makes, by their number: no fiber has this `tag`. */
  tags: readonly number[];
  /** What the program calls the types of such elements. An element of one of them is refused, as any unknown one is. */
  elementTypes: readonly string[];
  /** Hooks that nothing can call, because the module of React does not export them. */
  hooks: readonly string[];
  /** Functions that then do nothing. */
  idle: readonly string[];
  /** Variables of the module that then keep one value. */
  constants: Readonly<Record<string, string>>;
  /** The beginnings of statements that only prepare what is not reached. */
  statements: readonly string[];
  /** Pieces of the text, and what stands in their place. White space counts as one blank. */
  texts: readonly (readonly [from: string, to: string])[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  // What else a node has depends on its type.
  [field: string]: unknown;
}

type Kind = 'tags' | 'elementTypes' | 'hooks' | 'idle' | 'constants' | 'statements';
type Edit = readonly [start: number, end: number, text: string];

/**
 * Takes out of a program what is not reached. What only that has called is then left out by the bundler and the minifier.
 *
 * @throws Error that names every entry that the program does not have
 */
export function withoutUnreached(code: string, unreached: Partial<Unreached>): string {
  const texts = unreached.texts ?? [];
  const missed = texts.map(([from]) => from).filter((from) => code.match(patternOf(from))?.length !== 1);
  const changed = texts.reduce((text, [from, to]) => text.replace(patternOf(from), () => to), code);
  const pass = new Pass(changed, { ...NOTHING, ...unreached });
  const written = pass.run();
  missed.push(...pass.unfound());
  if (missed.length > 0)
    throw new Error(
      `React has changed. Read it again for these, in build/react-unreached.ts: ${missed.join(', ')}`,
    );
  return written;
}

const NOTHING: Unreached = {
  tags: [],
  elementTypes: [],
  hooks: [],
  idle: [],
  constants: {},
  statements: [],
  texts: [],
};

const patternOf = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'), 'g');

class Pass {
  readonly #code: string;
  readonly #edits: Edit[] = [];
  readonly #sought: Readonly<Record<Kind, Set<string>>>;
  readonly #constants: Unreached['constants'];
  readonly #found = new Set<string>();
  readonly #declared = new Map<string, number>();
  /** The bodies of the functions around, the innermost last. */
  readonly #around: Node[] = [];

  constructor(code: string, { tags, elementTypes, hooks, idle, constants, statements }: Unreached) {
    this.#code = code;
    this.#constants = constants;
    this.#sought = {
      tags: new Set(tags.map(String)),
      elementTypes: new Set(elementTypes),
      hooks: new Set(hooks),
      idle: new Set(idle),
      constants: new Set(Object.keys(constants)),
      statements: new Set(statements),
    };
  }

  run(): string {
    this.#visit(parseSync('react.js', this.#code, { sourceType: 'script' }).program as unknown as Node);
    let [written, at] = ['', 0];
    for (const [start, end, text] of this.#edits.toSorted(
      (one, other) => one[0] - other[0] || other[1] - one[1],
    )) {
      // It lies within what is gone already.
      if (start < at) continue;
      written += this.#code.slice(at, start) + text;
      at = end;
    }
    return written + this.#code.slice(at);
  }

  /** Also what another variable of the same name could be taken for. */
  unfound(): string[] {
    const all = Object.values(this.#sought).flatMap((entries) => [...entries]);
    const twice = [...this.#sought.constants].filter((name) => this.#declared.get(name) !== 1);
    return [...all.filter((entry) => !this.#found.has(entry)), ...twice];
  }

  #isSought(kind: Kind, entry: string): boolean {
    const isSought = this.#sought[kind].has(entry);
    if (isSought) this.#found.add(entry);
    return isSought;
  }

  #replace({ start, end }: Node, text = ''): false {
    this.#edits.push([start, end, text]);
    return false;
  }

  #visit(node: Node, parent?: Node, field?: string): void {
    if (this.#change(node, parent, field) === false) return;
    const isFunctionBody = field === 'body' && isFunction(parent);
    if (isFunctionBody) this.#around.push(node);
    for (const [name, value] of Object.entries(node))
      for (const part of [value].flat()) if (isNode(part)) this.#visit(part, node, name);
    if (isFunctionBody) this.#around.pop();
  }

  /** @returns false where nothing within the node is looked at any more */
  #change(node: Node, parent: Node | undefined, field: string | undefined): false | undefined {
    switch (node.type) {
      case 'BinaryExpression':
        return this.#compared(node);
      case 'SwitchStatement':
        return this.#cases(node);
      case 'ExpressionStatement':
        return this.#statement(node);
      case 'Property':
        return this.#isSought('hooks', nameOf(node['key'])) ? this.#without(node) : undefined;
      case 'FunctionDeclaration':
        this.#declare(nameOf(node['id']));
        return this.#isSought('idle', nameOf(node['id']))
          ? this.#replace(node['body'] as Node, '{}')
          : undefined;
      case 'VariableDeclarator':
        this.#declare(nameOf(node['id']));
        return undefined;
      case 'AssignmentExpression':
        return this.#assigned(node);
      case 'Identifier':
        return this.#read(node, parent, field);
    }
    return undefined;
  }

  #declare(name: string) {
    this.#declared.set(name, (this.#declared.get(name) ?? 0) + 1);
  }

  /** `26 === fiber.tag` */
  #compared(node: Node): false | undefined {
    const [left, right] = [node['left'] as Node, node['right'] as Node];
    const tag = left.type === 'Literal' ? String(left['value']) : '';
    if (!/^[!=]==$/.test(String(node['operator'])) || !isTag(right)) return undefined;
    if (!this.#isSought('tags', tag)) return undefined;
    return this.#replace(node, node['operator'] === '===' ? '!1' : '!0');
  }

  /** The cases of a switch over the tag of a fiber, or over the type of an element. */
  #cases(node: Node): undefined {
    const ofTag = isTag(node['discriminant'] as Node);
    let labels: Node[] = [];
    let isFallenInto = false;
    for (const one of node['cases'] as Node[]) {
      labels.push(one);
      const body = one['consequent'] as Node[];
      if (body.length === 0) continue;
      const gone = labels.filter(({ test }) => this.#isGone(test as Node | null, ofTag));
      if (gone.length === labels.length && !isFallenInto) {
        for (const label of gone) this.#replace(label);
        this.#keepNames(body);
      } else {
        // The others keep what stands in the last of them.
        for (const { start, test } of gone) this.#edits.push([start, (test as Node).end + 1, '']);
        if (gone.length === labels.length) throw new Error('A case that is not reached is fallen into.');
        isFallenInto = !isEnd(body.at(-1));
      }
      labels = [];
    }
    return undefined;
  }

  /** Other cases use the variables that one of them declares. */
  #keepNames(body: readonly Node[]) {
    const names = body.flatMap(variablesOf);
    const around = this.#around.at(-1);
    if (names.length === 0 || around === undefined) return;
    this.#edits.push([around.start + 1, around.start + 1, `var ${names.join(', ')};`]);
  }

  #isGone(test: Node | null, ofTag: boolean): boolean {
    if (test === null) return false;
    return ofTag
      ? this.#isSought('tags', String(test['value']))
      : this.#isSought('elementTypes', nameOf(test));
  }

  #statement(node: Node): false | undefined {
    const text = this.#code.slice(node.start, node.start + 100).replaceAll(/\s+/g, ' ');
    const found = [...this.#sought.statements].find((beginning) => text.startsWith(beginning));
    if (found !== undefined && this.#isSought('statements', found)) return this.#replace(node);
    const { type, left } = node['expression'] as Node;
    const property = type === 'AssignmentExpression' ? (left as Node)['property'] : undefined;
    return this.#isSought('hooks', nameOf(property)) ? this.#replace(node) : undefined;
  }

  #without({ start, end }: Node): false {
    const comma = /^\s*,/.exec(this.#code.slice(end))?.[0].length ?? 0;
    this.#edits.push([start, end + comma, '']);
    return false;
  }

  #assigned(node: Node): undefined {
    const { start, type, name } = node['left'] as Node;
    if (type === 'Identifier' && this.#isSought('constants', String(name)))
      this.#edits.push([start, (node['right'] as Node).start, '']);
  }

  #read(node: Node, parent: Node | undefined, field: string | undefined): undefined {
    const isName =
      field === 'id' || field === 'params' || (parent?.type === 'MemberExpression' && field === 'property');
    if (isName || (parent?.type === 'AssignmentExpression' && field === 'left')) return;
    const name = nameOf(node);
    if (this.#isSought('constants', name)) this.#replace(node, this.#constants[name]);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isFunction = (node: Node | undefined): boolean => node !== undefined && /Function/.test(node.type);

/** The names that `var` declares here for the whole function. */
function variablesOf(node: Node): string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' ? [nameOf(node['id'])] : [];
  const parts = Object.values(node).flat().filter(isNode);
  return [...own, ...parts.flatMap(variablesOf)];
}

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';

/** `fiber.tag`, or a variable that has kept it. */
const isTag = (node: Node): boolean =>
  nameOf(node.type === 'MemberExpression' ? node['property'] : node) === 'tag';

function isEnd(last: Node | undefined): boolean {
  if (last === undefined) return false;
  if (last.type === 'BlockStatement') return isEnd((last['body'] as Node[]).at(-1));
  if (last.type === 'IfStatement')
    return isEnd(last['consequent'] as Node) && isEnd((last['alternate'] as Node | null) ?? undefined);
  return /^(Break|Return|Throw|Continue)Statement$/.test(last.type);
}
