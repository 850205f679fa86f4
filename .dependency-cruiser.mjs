/**
 * The import rules between rooms (README, "Rooms"). Imports run one way and never in a circle, and dynamic and
 * type-only imports count too. `npm run lint:imports` prints each import that breaks a rule.
 */

/** The other rooms that each room may import from. `scripts` may import anything except tests. */
export const ROOMS = {
  'src/languages': [],
  'src/data': ['src/languages'],
  'src/lib': ['src/data', 'src/languages'],
  'src/laws': ['src/lib', 'src/data'],
  'src/search': ['src/laws', 'src/lib', 'src/data', 'src/languages'],
  'src/tools': ['src/laws', 'src/lib', 'src/data', 'src/languages'],
  'src/inline': [],
  'src/docusaurus': ['src/lib', 'src/languages'],
  'src/islands': [],
  'src/components': [
    'src/islands',
    'src/docusaurus',
    'src/inline',
    'src/tools',
    'src/search',
    'src/laws',
    'src/lib',
    'src/data',
    'src/languages',
  ],
  'src/browser': ['src/islands', 'src/components', 'src/lib', 'src/css'],
  'src/pages': ['src/components'],
  'src/theme': ['src/components', 'src/content'],
  'src/content': [
    'src/components',
    'src/tools',
    'src/search',
    'src/laws',
    'src/lib',
    'src/data',
    'src/languages',
  ],
  'src/artwork': ['src/lib', 'src/data'],
  'src/postbuild': ['src/artwork', 'src/search', 'src/lib', 'src/data', 'src/languages'],
  'src/editor': ['src/content', 'src/lib', 'src/data', 'src/languages'],
  'src/plugins': [
    'src/editor',
    'src/postbuild',
    'src/artwork',
    'src/content',
    'src/tools',
    'src/lib',
    'src/languages',
  ],
  netlify: [
    'src/data',
    'src/languages/locales[.]ts',
    'src/lib/(contact-limits|kept|search-miss)[.]ts',
  ],
};

/** The one module that components may import from each of these rooms. */
const DOORS = 'src/(islands/Island|docusaurus/use-site-path|inline/answers)[.]tsx?';

const below = (rooms) => `^(${rooms.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one idea, or lack a third file that both need.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'room-without-a-rule',
      comment: 'A folder of src has its line in ROOMS.',
      severity: 'error',
      from: { path: '^src/', pathNot: below(Object.keys(ROOMS)) },
      to: {},
    },
    ...Object.entries(ROOMS).map(([room, uses]) => ({
      name: `${room}-uses-what-it-may`,
      comment: `${room} may use ${uses.join(', ') || 'nothing of the other rooms'}.`,
      severity: 'error',
      from: { path: below([room]) },
      to: { path: '^(src|netlify|scripts|tests)/', pathNot: below([room, ...uses]) },
    })),
    {
      name: 'one-door-each',
      comment: 'What components may use of islands, Docusaurus and the inline script.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(islands|docusaurus|inline)/', pathNot: `^${DOORS}$` },
    },
    {
      name: 'shared-with-functions-imports-nothing',
      comment: 'A function weighs what it imports.',
      severity: 'error',
      from: { path: '^src/(languages/locales|lib/(contact-limits|kept|search-miss))[.]ts$' },
      to: {},
    },
    {
      name: 'facts-are-json',
      comment: 'What a component asks of the facts is the files themselves, not what checks them.',
      severity: 'error',
      from: { path: '^src/data/index[.]ts$' },
      to: { pathNot: '[.]json$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-uses-a-test',
      comment: 'Tests use the product.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-zod-in-the-browser',
      comment: 'Facts are checked when the site is built; 60 KB of zod are not published.',
      severity: 'error',
      from: {
        path: '^src/(pages|components|languages|lib|laws|search|tools|theme|inline|islands|docusaurus|browser)/',
      },
      to: {
        path: '(^|node_modules/)zod(/|$)|^src/data/(schema|fields|check)[./]',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]module[.]css$' },
  },
};
