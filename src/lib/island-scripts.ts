/**
 * The file in the folder of a built site that maps each named chunk to its script; the steps after the build delete it.
 */
export const ISLAND_SCRIPTS = 'island-scripts.json';
