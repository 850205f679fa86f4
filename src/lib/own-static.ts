/**
 * The folder of static files that belong to the code. No text refers to them, so they do not count as the office's
 * pictures. Docusaurus copies it into the site along with `static`.
 */
export const OWN_STATIC = 'src/artwork/static';
