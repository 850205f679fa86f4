import { readFileSync } from 'node:fs';
import ts from 'typescript';

const K = ts.SyntaxKind;

/** One change to a text, as a hurried hand might make it: `from`, which stands at `at`, becomes `to`. */
export interface Change {
  at: number;
  from: string;
  to: string;
}

/** Operators for others: a comparison turned round or off by one, a condition or a sum mistaken. */
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

/** Methods for others, and those without which a list or text stays as it was. */
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

/** Statements without which a function goes on where it should not, or leaves something undone. */
function isLeftOut(node: ts.Node): boolean {
  if (ts.isContinueStatement(node)) return true;
  if (ts.isExpressionStatement(node)) return ts.isCallExpression(node.expression);
  // A function's last word is no guard: without it nothing is answered at all.
  return ts.isReturnStatement(node) && !ts.isFunctionLike(node.parent.parent);
}

/** Whether it names a field, rather than being a value. */
const isName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** The changes of one node, by what takes its place. */
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

/** Every change to a file, in the order in which they stand there. What a type or an error's message says stays. */
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
