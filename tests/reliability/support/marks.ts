import ts from 'typescript';

/** Name of the function that a marked module calls with the number of each place that is executed. */
export const MARK = '__passed';

const { factory } = ts;
const K = ts.SyntaxKind;
const EITHER = new Set([K.AmpersandAmpersandToken, K.BarBarToken, K.QuestionQuestionToken]);

/**
 * Marks every branch of a module: function bodies, branches and cases, and the right-hand sides of `&&`, `||` and `??`.
 */
export const marking: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  let places = 0;
  const mark = (): ts.Expression => {
    places += 1;
    const place = factory.createNumericLiteral(places - 1);
    return factory.createCallExpression(factory.createIdentifier(MARK), undefined, [place]);
  };
  const marked = (value: ts.Expression): ts.Expression =>
    factory.createParenthesizedExpression(factory.createComma(mark(), value));
  const step = (): ts.Statement => factory.createExpressionStatement(mark());
  const branch = (part: ts.Statement): ts.Statement =>
    ts.isBlock(part) ? part : factory.createBlock([step(), part]);

  const visit = (node: ts.Node): ts.Node => {
    const at = ts.visitEachChild(node, visit, context);
    if (ts.isBlock(at)) return factory.updateBlock(at, [step(), ...at.statements]);
    if (ts.isCaseClause(at))
      return factory.updateCaseClause(at, at.expression, [step(), ...at.statements]);
    if (ts.isIfStatement(at))
      return factory.updateIfStatement(
        at,
        at.expression,
        branch(at.thenStatement),
        at.elseStatement && branch(at.elseStatement),
      );
    if (ts.isArrowFunction(at) && !ts.isBlock(at.body)) return withBody(at, marked(at.body));
    if (ts.isConditionalExpression(at))
      return factory.updateConditionalExpression(
        at,
        at.condition,
        at.questionToken,
        marked(at.whenTrue),
        at.colonToken,
        marked(at.whenFalse),
      );
    if (ts.isBinaryExpression(at) && EITHER.has(at.operatorToken.kind))
      return factory.updateBinaryExpression(at, at.left, at.operatorToken, marked(at.right));
    return at;
  };
  return ts.visitEachChild(source, visit, context);
};

const withBody = (arrow: ts.ArrowFunction, body: ts.Expression): ts.ArrowFunction =>
  factory.updateArrowFunction(
    arrow,
    arrow.modifiers,
    arrow.typeParameters,
    arrow.parameters,
    arrow.type,
    arrow.equalsGreaterThanToken,
    body,
  );

/** Records which places in which files were executed since the last {@link Passed.take}. */
export class Passed {
  readonly #files = new Map<string, Uint8Array>();

  /** Returns the function that a file calls at its places. */
  of(file: string): (place: number) => void {
    const places = this.#files.get(file) ?? new Uint8Array(4096);
    this.#files.set(file, places);
    return (place) => void (places[place] = 1);
  }

  /** Returns the numbers of the executed places by file, and resets them. */
  take(): Record<string, number[]> {
    const passed: Record<string, number[]> = {};
    for (const [file, places] of this.#files) {
      const those = [...places.keys()].filter((place) => places[place] === 1);
      if (those.length > 0) passed[file] = those;
      places.fill(0);
    }
    return passed;
  }
}
