/**
 * Folder, below the project, of static files that the build makes and keeps from one build to the next.
 * Docusaurus copies it into the site beside `static`.
 */
export const GENERATED_STATIC = 'node_modules/.cache/static';
