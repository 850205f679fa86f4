import site from '../../../docusaurus.config';

/** The site's own configuration without its pages: how its scripts are compiled does not depend on them. */
export default { ...site, presets: [], plugins: [] };
