import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Mutant } from './mutants';

const K = ts.SyntaxKind;

/** Replaces each operator with one that a programmer in a hurry might have typed. */
const SWAPS: Partial<Record<ts.SyntaxKind, string>> = {
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
  [K.LessThanToken]: '>=',
  [K.GreaterThanToken]: '<=',
  [K.LessThanEqualsToken]: '>',
  [K.GreaterThanEqualsToken]: '<',
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
  [K.PlusToken]: '-',
};

/** Files in `netlify/contact`, and the unit tests that cover them. */
const FILES: [pattern: string[], tests: string[]][] = [
  [
    ['guard', 'body', 'respond'],
    ['contact/guard', 'contact/body', 'contact/handle', 'contact/language'],
  ],
  [
    ['normalise', 'schema'],
    ['contact/schema', 'contact/normalise', 'contact/body'],
  ],
  [['limiter'], ['contact/limiter']],
  [['log'], ['contact/log', 'contact/handle']],
  [
    ['signals', 'handle', 'entry', 'post', 'language', 'message'],
    ['contact/handle', 'contact/repeat', 'contact/language', 'contact/message'],
  ],
  [['mailer-resend', 'mailer-mailbox'], ['contact/mailer']],
  [['store-blobs'], ['contact/store']],
  [['env'], ['contact/env']],
  [['desk'], ['contact/desk', 'contact/round']],
  [
    ['census', 'sweep', 'shelves', 'move'],
    ['contact/round', 'contact/outbox', 'contact/tell', 'contact/migration', 'contact/flood'],
  ],
  [['drain'], ['contact/round', 'contact/outbox', 'contact/flood', 'contact/migration']],
  [
    ['tell', 'told', 'summary', 'health', 'notice', 'webhook'],
    ['contact/health', 'contact/tell', 'contact/round', 'contact/flood'],
  ],
  [
    ['brake', 'outbox'],
    ['contact/round', 'contact/handle', 'contact/repeat', 'contact/flood'],
  ],
  [
    ['schedule'],
    ['contact/round', 'contact/outbox', 'contact/repeat', 'contact/desk', 'contact/tell'],
  ],
];
const HOST = [
  'files',
  'listen',
  'body',
  'compression',
  'context',
  'environment',
  'functions',
  'index',
  'invoke',
  'redirects',
  'static',
  'web',
  'blobs',
  'blobs-server',
];

/** Returns the faults in one file: each operator replaced, each condition negated. */
function inSource(file: string, tests: string[]): Mutant[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const change = (start: number, end: number, to: string): void => {
    mutants.push({ file, at: start, from: text.slice(start, end), to, tests });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const to = SWAPS[node.operatorToken.kind];
      if (to) change(node.operatorToken.getStart(), node.operatorToken.end, to);
    } else if (ts.isIfStatement(node)) {
      const { expression } = node;
      change(expression.getStart(), expression.end, `!(${expression.getText()})`);
    } else if (ts.isConditionalExpression(node)) {
      const { condition } = node;
      change(condition.getStart(), condition.end, `!(${condition.getText()})`);
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** Returns the generated faults in contact and the local host, for `npm run test:mutation`. */
export function generated(): Mutant[] {
  const contact = FILES.flatMap(([names, tests]) =>
    names.flatMap((name) => inSource(`netlify/contact/${name}.ts`, tests)),
  );
  const tests = ['host/static', 'host/functions', 'host/start'];
  const host = HOST.flatMap((name) => inSource(`scripts/host/${name}.ts`, tests));
  // Every third fault covers each file and keeps the run under an hour.
  return [...contact, ...host].filter((_, number) => number % 3 === 0);
}
