/** GET /admin: the office's editor. 405 for other methods. */
import type { Config } from '@netlify/functions';
import { editorPage } from '../editor/page';

/** Ignores the other arguments that Netlify passes. */
export default (request: Request): Response => editorPage(request);

export const config: Config = { path: '/admin' };
