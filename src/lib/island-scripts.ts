/** The file in the folder of a built site that says which script is whose, until the work after the build is done. */
export const ISLAND_SCRIPTS = 'island-scripts.json';
