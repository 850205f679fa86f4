import ts from 'typescript';

/** A range of source code and its replacement. */
interface Change {
  start: number;
  end: number;
  text: string;
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** Replaces the message of `translate({ id: 'x', message: 'Words' })`. */
function ofCall(node: ts.Node, messages: Readonly<Record<string, string>>): Change[] {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const [what] = node.arguments;
  if (node.expression.text !== 'translate' || !what || !ts.isObjectLiteralExpression(what)) {
    return [];
  }
  const value = (name: string): ts.Expression | undefined =>
    what.properties
      .filter(ts.isPropertyAssignment)
      .find((property) => property.name.getText() === name)?.initializer;
  const message = value('message');
  const translated = messages[textOf(value('id')) ?? ''];
  if (!message || translated === undefined) return [];
  return [{ start: message.getStart(), end: message.end, text: JSON.stringify(translated) }];
}

/** Replaces the children of `<Translate id="x">Words</Translate>`. */
function ofElement(node: ts.Node, messages: Readonly<Record<string, string>>): Change[] {
  if (!ts.isJsxElement(node)) return [];
  const { openingElement, closingElement } = node;
  if (openingElement.tagName.getText() !== 'Translate') return [];
  const id = openingElement.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === 'id')?.initializer;
  const translated = messages[textOf(id) ?? ''];
  if (translated === undefined) return [];
  const text = `{${JSON.stringify(translated)}}`;
  return [{ start: openingElement.end, end: closingElement.getStart(), text }];
}

/**
 * Returns source code with its messages replaced by those of another language, as far as they are translated.
 *
 * @param source a TypeScript module, with or without JSX
 * @param messages translations by message id
 */
export function replaceMessages(
  source: string,
  messages: Readonly<Record<string, string>>,
): string {
  const file = ts.createSourceFile(
    'module.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    changes.push(...ofCall(node, messages), ...ofElement(node, messages));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
}
