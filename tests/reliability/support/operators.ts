import { readFileSync } from 'node:fs';
import ts from 'typescript';

const K = ts.SyntaxKind;

/** A change that a programmer in a hurry might make: `from`, at index `at`, is replaced with `to`. */
export interface Change {
  at: number;
  from: string;
  to: string;
}

/** Replacements for operators: a comparison inverted or off by one, a condition or a calculation mixed up. */
const SWAPS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.LessThanToken]: ['<=', '>='],
  [K.GreaterThanToken]: ['>=', '<='],
  [K.LessThanEqualsToken]: ['<', '>'],
  [K.GreaterThanEqualsToken]: ['>', '<'],
  [K.AmpersandAmpersandToken]: ['||'],
  [K.BarBarToken]: ['&&'],
  [K.PlusToken]: ['-'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['/'],
  [K.SlashToken]: ['*'],
  [K.PercentToken]: ['*'],
};

/** Replacements for methods. Those in `LEFT_OUT` are removed, so that a list or text stays unchanged. */
const METHODS: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  floor: 'ceil',
  ceil: 'floor',
};
const LEFT_OUT = new Set(['filter', 'sort', 'reverse', 'slice', 'trim', 'toLowerCase']);

/** True for a statement without which a function continues where it should stop, or leaves something undone. */
function isLeftOut(node: ts.Node): boolean {
  if (ts.isContinueStatement(node)) return true;
  if (ts.isExpressionStatement(node)) return ts.isCallExpression(node.expression);
  // A function's last `return` is no guard: without it there is no result at all.
  return ts.isReturnStatement(node) && !ts.isFunctionLike(node.parent.parent);
}

/** True if the node is the key of a property rather than a value. */
const isName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Yields the changes to one node: the part to replace, and its replacement. */
function* changesOf(node: ts.Node): Generator<[node: ts.Node, to: string]> {
  if (ts.isBinaryExpression(node))
    for (const to of SWAPS[node.operatorToken.kind] ?? []) yield [node.operatorToken, to];
  if (ts.isIfStatement(node)) yield [node.expression, `!(${node.expression.getText()})`];
  if (ts.isConditionalExpression(node)) yield [node.condition, `!(${node.condition.getText()})`];
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
    yield [node, node.operand.getText()];
  if (ts.isNumericLiteral(node) && !isName(node)) yield [node, `(${node.getText()} + 1)`];
  if (node.kind === K.TrueKeyword) yield [node, 'false'];
  if (node.kind === K.FalseKeyword) yield [node, 'true'];
  if (ts.isArrayLiteralExpression(node))
    for (const element of node.elements) yield [element, '...[]'];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    // Every object has a `toString`, which is no other method's name.
    const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
    if (other) yield [name, other];
    if (LEFT_OUT.has(name.text)) yield [node, expression.getText()];
  }
  if (isLeftOut(node)) yield [node, ';'];
}

/** Returns all possible changes to a file in the order of its text. Types, imports and `throw` statements stay. */
export function changesIn(file: string): Change[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    for (const [changed, to] of changesOf(node)) {
      const at = changed.getStart();
      changes.push({ at, from: text.slice(at, changed.end), to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes;
}
