/** Fired on the document when a visitor asks for the search; the flag stays until somebody takes it. */
export const SEARCH_REQUEST = 'search-request';

/** A document whose search was asked for, perhaps before React could hear it. */
export type SearchDocument = Document & { searchRequested?: boolean };
