import { test } from 'vitest';
import { render } from './render';
import { inspect } from 'node:util';
test('x', async () => {
  for (const s of [
    'Costs {{ prices.air.montgomery }} at 12:30pm note:this ratio 3:1. [Call](tel:{{ company.phone.e164 }}) ![{{company.name}}](/img/favicon.svg)',
    '# A',
    '{x} < 4.0 <4.0 {',
    ':::columns\n### A\nx\n\n### B {#bee}\ny\n:::',
    '::button{to="/services" label="From {{ prices.air.montgomery }}"}',
    ':term[pci/l] is x :term[nope]',
    '::vidoe{id=x}',
    '::video{id=englsh}\n\n:::note\nabc',
    '{{ prices.air.montgomry }} {{ radon.halfLife }} {{}}',
    '<div onclick=x>a</div> <b>x</b> a<sup>2</sup>',
    '---\nfaq: true\n---\nintro\n\n## G\n\n### Q {{ prices.water.package }}? {#q-a}\n\nans\n\n- x\n- y\n\n## H {#hh}\n\n::faq-again{#q-a}',
  ]) {
    console.log(s.slice(0, 60), '\n =>', await render(s).catch((e) => inspect(e)));
  }
});
