import site from '../../../docusaurus.config';

/** The site's configuration without its pages, which do not affect how its scripts are compiled. */
export default { ...site, presets: [], plugins: [] };
