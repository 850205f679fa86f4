/** Fields of the configuration that no component reads; the options of the presets alone are 45 KB. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'staticDirectories',
  'clientModules',
];

/**
 * A loader for the module that Docusaurus writes for `@generated/docusaurus.config`.
 *
 * @param {string} source `export default {…JSON…};`
 * @returns {string} the same module without the fields that only the build needs
 */
module.exports = function withoutBuildOptions(source) {
  const text = /export default (\{[\s\S]*\});?\s*$/.exec(source)?.[1];
  if (!text) {
    throw new Error(
      'The module @generated/docusaurus.config no longer reads "export default {…};". ' +
        'Adapt src/plugins/slim-client/config-loader.js to it.',
    );
  }
  const config = JSON.parse(text);
  BUILD_ONLY.forEach((field) => delete config[field]);
  delete config.themeConfig.prism;
  return `export default ${JSON.stringify(config)};`;
};
