const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');

/** The module that shows a page as it was served. */
const SERVED_PAGE = '@site/src/components/served/ServedPage';
/** The one style sheet is collected from the browser's modules: these stand for all that only served pages use. */
const STYLES = "require.context('@site/src/components', true, /\\.module\\.css$/, 'lazy-once')";

const changed = (name) =>
  new Error(
    `Docusaurus writes .docusaurus/${name} differently now. ` +
      'Adapt src/plugins/served-pages/client-maps-loader.js to it.',
  );

/**
 * Reads the module of the routes.
 *
 * @param {string} source `import …; export default [{ path, component: ComponentCreator(path, hash), … }];`
 * @returns {object[]} its routes; in place of each `component` stand the arguments of its `ComponentCreator`
 */
function readRoutes(source) {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  if (!body.includes('return [')) throw changed('routes.js');
  return new Function('ComponentCreator', body)((...key) => key);
}

/** The routes that React renders in the browser; what the `paths` name is left out, and frames of nothing else. */
function withoutServed(routes, paths) {
  return routes.flatMap((route) => {
    if (!route.routes) return paths.includes(route.path) ? [] : [route];
    const inner = withoutServed(route.routes, paths);
    return inner.length > 0 ? [{ ...route, routes: inner }] : [];
  });
}

/** "/faqs-b82" for a route of the path "/faqs" with the hash "b82". */
const chunkKeys = (routes) =>
  routes.flatMap(({ component, routes: inner = [] }) => [component.join('-'), ...chunkKeys(inner)]);

function routesModule(routes, patterns) {
  const write = ({ component, routes: inner, ...rest }) =>
    `{...${JSON.stringify(rest)}, component: ComponentCreator(...${JSON.stringify(component)})` +
    `${inner ? `, routes: [${inner.map(write)}]` : ''}}`;
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import { servedRoute } from '@site/src/components/served/route';",
    `const served = servedRoute(${JSON.stringify(patterns)}, ComponentCreator('/served', 'page'));`,
    `export default [served, ${routes.map(write)}];`,
  ].join('\n');
}

function chunkNamesModule(chunkNames, keys) {
  const kept = Object.entries(chunkNames).filter(([key]) => keys.includes(key));
  const served = { __comp: 'served-page', __context: { plugin: 'served-context' } };
  return JSON.stringify({ ...Object.fromEntries(kept), '/served-page': served });
}

function registryModule(source, chunkNames, keys) {
  const used = JSON.stringify(keys.map((key) => chunkNames[key]));
  const entries = source.split('\n').filter((line) => /^\s+"/.test(line));
  if (entries.length === 0) throw changed('registry.js');
  const kept = entries.filter((line) => used.includes(/^\s+("[^"]+")/.exec(line)[1]));
  const weak = `require.resolveWeak('${SERVED_PAGE}')`;
  return [
    `import * as ServedPage from '${SERVED_PAGE}';`,
    "const context = { default: { name: 'served-pages', id: 'default' } };",
    'export default {',
    ...kept,
    `  'served-page': [async () => ServedPage, '${SERVED_PAGE}', ${weak}],`,
    `  'served-styles': [() => ${STYLES}],`,
    `  'served-context': [async () => context, '${SERVED_PAGE}', ${weak}],`,
    '};',
  ].join('\n');
}

/**
 * A loader for the three modules that Docusaurus generates for the browser: `routes.js`,
 * `routesChunkNames.json` and `registry.js`. All served pages become one route.
 *
 * @param {string} source the generated module
 * @returns {string} the same module without the pages named by the option `paths`, and with a route for the
 *   option `patterns`
 * @throws {Error} when Docusaurus writes these modules differently
 */
module.exports = function clientMaps(source) {
  const { paths, patterns } = this.getOptions();
  const folder = this.context;
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const routes = withoutServed(readRoutes(read('routes.js')), paths);
  if (basename(this.resourcePath) === 'routes.js') return routesModule(routes, patterns);
  const chunkNames = JSON.parse(read('routesChunkNames.json'));
  const keys = chunkKeys(routes).filter((key) => key in chunkNames);
  return basename(this.resourcePath) === 'registry.js'
    ? registryModule(source, chunkNames, keys)
    : chunkNamesModule(chunkNames, keys);
};
