/**
 * Folder of static files that belong to the programs: no text names them, so that they are no pictures of the office.
 * Docusaurus copies it into the site beside `static`.
 */
export const OWN_STATIC = 'src/artwork/static';
