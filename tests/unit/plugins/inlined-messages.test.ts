import { expect, test } from 'vitest';
import { replaceMessages } from '../../../src/plugins/inlined-messages/replace';

const SPANISH = { greeting: 'Hola, {name}', title: 'Todo "listo"' };

test.each([
  [
    "translate({ id: 'greeting', message: 'Hello, {name}' }, { name })",
    'translate({ id: \'greeting\', message: "Hola, {name}" }, { name })',
  ],
  [
    "translate({ id: 'title', message: 'All' + ' done', description: 'd' })",
    'translate({ id: \'title\', message: "Todo \\"listo\\"", description: \'d\' })',
  ],
  [
    '<Translate id="greeting" values={{ name }}>{"Hello, {name}"}</Translate>',
    '<Translate id="greeting" values={{ name }}>{"Hola, {name}"}</Translate>',
  ],
  [
    'const a = <p><Translate id="title">All\n done</Translate></p>;',
    'const a = <p><Translate id="title">{"Todo \\"listo\\""}</Translate></p>;',
  ],
])('%s has its message in the language', (english, spanish) => {
  expect(replaceMessages(english, SPANISH)).toBe(spanish);
});

test.each([
  "translate({ id: 'unknown', message: 'Hello' })",
  '<Translate id="unknown">Hello</Translate>',
  "other({ id: 'greeting', message: 'Hello' })",
  '<Other id="greeting">Hello</Other>',
  "const text = 'greeting';",
])('%s stays as it is', (source) => {
  expect(replaceMessages(source, SPANISH)).toBe(source);
});
