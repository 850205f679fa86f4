/**
 * The folder, from the project root, of static files that the build makes and reuses in later builds. Docusaurus copies
 * it into the site along with `static`.
 */
export const GENERATED_STATIC = 'node_modules/.cache/static';
