import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ContentError } from '../../../../src/content/problems';
import { render } from './render';

/** Careless or hostile text, and the HTML that the build's processor makes of it. */
const BUILDS: [what: string, typed: string, html: string][] = [
  ['a brace', 'a { b', '<p>a { b</p>'],
  ['words in braces', '{x} and {{{ prices.air.montgomery }}}', '<p>{x} and {$165}</p>'],
  ['a number below another', 'less than <4.0 or < 4', '<p>less than &lt;4.0 or &lt; 4</p>'],
  ['colons in words', 'note:this 12:30pm 3:1 a::b', '<p>note:this 12:30pm 3:1 a::b</p>'],
  ['a colon before a word', 'Hours: :open', '<p>Hours: :open</p>'],
  ['a colon and brackets in a word', 'time:tbd[1]', '<p>time:tbd[1]</p>'],
  ['smart quotes', '“Radon” isn’t new', '<p>“Radon” isn’t new</p>'],
  ['a byte order mark and CRLF', '\uFEFFone\r\n\r\ntwo\r\n', '<p>one</p>\n<p>two</p>'],
  ['tabs', '-\tone\n-\ttwo', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['a comment', 'a <!-- office only --> b', '<p>a  b</p>'],
  ['emoji', 'Radon \u{1F3E0}', '<p>Radon \u{1F3E0}</p>'],
  ['a very long word', 'x'.repeat(5000), `<p>${'x'.repeat(5000)}</p>`],
  ['safe HTML', 'H<sub>2</sub>O<br>x', '<p>H<sub>2</sub>O<br/>x</p>'],
  ['braces in code', '`{{ not.a.fact }}`', '<p><code>{{not.a.fact}}</code></p>'],
  ['an import', 'import x from "y"', '<p>import x from “y”</p>'],
  [
    'facts everywhere',
    '[{{ company.name }}](tel:{{ company.phone.e164 }} "{{ prices.air.other }}")',
    '<p><a href="tel:+13015550142" title="$195">Seneca Creek Radon</a></p>',
  ],
  [
    'a fact in a picture',
    '![{{ company.name }}](/img/favicon.svg)',
    '<img src="/img/favicon.svg" alt="Seneca Creek Radon" width="',
  ],
  [
    'a fact in a heading with an id',
    '## {{ radon.test.minimum }} {#time}',
    '<h2 id="time">48\u00A0hours</h2>',
  ],
  [
    'a fact in an attribute',
    '::button{to="/services" label="From {{ prices.air.montgomery }}"}',
    '<button-block to="/services" label="From $165"></button-block>',
  ],
  [
    'a title that is short as visitors read it',
    ':::verdict{law=rockville role=seller title="Since {{ laws.rockville.enactments.sale.effective }}."}\nText.\n:::',
    'title="Since January\u00A01, 2023."',
  ],
  ['a term', 'In :term[PCI/L].', 'name="Picocuries per liter" meaning="The unit for radon'],
  [
    'words in Spanish',
    'Here: :foreign[Hola, *Ana*.]{lang=es}',
    '<p>Here: <span lang="es">Hola, <em>Ana</em>.</span></p>',
  ],
  ['a box', ':::tip{title="A"}\nText.\n:::', '<tip-block kind="tip" title="A">'],
  [
    'buttons side by side',
    '::schedule-button\n::call-button',
    '<button-row>\n<schedule-button></schedule-button>\n<call-button></call-button>\n</button-row>',
  ],
  [
    'columns',
    ':::columns\n### A\na\n### B\nb\n:::',
    '<side-column>\n<h3 id="b">B</h3>\n<p>b</p>\n</side-column>',
  ],
  ['a price that looks like Markdown', 'a*b {{ company.priceRange }} _c', '<p>a*b $$ _c</p>'],
];

test.each(BUILDS)('%s builds', async (_what, typed, html) => {
  expect(await render(typed)).toContain(html);
});

/** Text that stops the build, and the problem that staff read. */
const STOPS: [what: string, typed: string, sentence: string][] = [
  [
    'an unknown fact',
    'x\n\n{{ prices.air.montgomry }}',
    'docs/sample.md:3: There is no fact named "prices.air.montgomry"',
  ],
  ['empty braces', '{{ }}', ':1: The braces {{ }} are empty'],
  ['braces inside braces', '{{ a {{ prices.air.other }} }}', ':1: Two braces quote a fact'],
  ['braces left open', 'a {{ prices.air.other', ':1: Two braces quote a fact'],
  [
    'a misspelt directive',
    'x\n\n::shedule-button',
    ':3: There is no ::shedule-button. Did you mean "schedule-button"?',
  ],
  ['a misspelt term', ':trem[pCi/L]', ':1: There is no :trem. Did you mean "term"?'],
  ['an unknown term', ':term[pCi/]', 'The glossary has no "pCi/". Did you mean "pCi/L"?'],
  ['a language that we do not speak', ':foreign[Bonjour.]{lang=xx}', 'lang="xx": choose one of'],
  ['words in no language', ':foreign[Hola.]', ':foreign needs lang="..."'],
  ['a term in a heading', '## :term[pCi/L]', 'cannot stand inside a heading'],
  ['a space after the colons', '::: note\nx\n:::', ':1: "::: note" is not a complete directive'],
  ['a box never closed', 'x\n\n:::note\ntext', ':3: :::note is never closed'],
  ['a box closed twice', ':::note\ntext\n:::\n\n:::', ':5: This ::: closes nothing'],
  [
    'a brace never closed',
    '::video{id=english',
    ':1: "::video{id=english" is not a complete directive',
  ],
  ['curly quotes', '::button{to=“/services” label=“Go”}', 'type straight quotes'],
  [
    'an unknown attribute',
    '::schedule-button{lable="Go"}',
    'has no attribute "lable". Did you mean "label"?',
  ],
  ['a missing attribute', '::video', '::video needs id="..."'],
  [
    'an unknown video',
    '::video{id=englsh}',
    '"englsh", which does not exist. Did you mean "english"?',
  ],
  ['an unknown law', '::law-summary{law=rockvile}', 'Did you mean "rockville"?'],
  ['an unknown price', '::price-table{service=aire}', 'Did you mean "air"?'],
  ['an unknown figure', '::figure{name=decay-chian}', 'Did you mean "decay-chain"?'],
  ['the wrong number of colons', ':::schedule-button\n:::', '"schedule-button" begins with ::'],
  ['a script address', '::button{to="javascript:alert(1)" label="x"}', 'a link begins with /'],
  ['one column', ':::columns\n### A\na\n:::', 'needs two or more ### headings'],
  ['text before columns', ':::columns\na\n### A\n:::', ':2: Each block of :::columns begins with'],
  ['a script', '<script>alert(1)</script>', 'The HTML tag <script> cannot be used'],
  ['an event handler', '<sup onclick="x">a</sup>', 'cannot have anything after its name'],
  [
    'an iframe',
    '<iframe src="https://video.example"></iframe>',
    'The HTML tag <iframe> cannot be used',
  ],
  ['JSX', '<Tabs items={[1]} />', 'The HTML tag <tabs> cannot be used'],
  ['a tag never closed', 'a <sup>b', 'needs its partner'],
  ['a tag half typed', '<div\n\nx', ':1: This begins like HTML'],
  ['a second title', '# Title', ':1: A heading with one #'],
  [
    'a question of the FAQ elsewhere',
    '::faq-again{#x}',
    '::faq-again stands between the questions',
  ],
  ['a tab in the front matter', '---\ntitle:\tx\n\tb: c\n---\n', 'have a tab'],
  ['a field twice in the front matter', '---\na: 1\na: 2\n---\n', 'twice'],
  [
    'a wrong fact in the front matter',
    '---\ntitle: "{{ nope }}"\n---\n',
    'There is no fact named "nope"',
  ],
];

test.each(STOPS)('%s stops with a sentence', async (_what, typed, sentence) => {
  const error: unknown = await render(typed).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  // Docusaurus must print one problem per line and no stack trace.
  const printed = inspect(error);
  expect(printed).toContain(sentence);
  expect(printed).not.toMatch(/\n\s+at |\.tsx?:\d|node_modules/);
  expect(printed.split('\n').every((line) => line.startsWith('docs/sample.md'))).toBe(true);
});

test('all problems of a file are told at once', async () => {
  const error = await render('{{ a }}\n\n::nope\n\n<b>x</b>').catch(
    (reason: Error) => reason.message,
  );
  expect(String(error).split('\n')).toHaveLength(3);
});
