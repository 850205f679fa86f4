/** GET /admin: the office's editor. 405 for other methods. */
import type { Config } from '@netlify/functions';
import { editorPage } from '../editor/page';

export default editorPage;

export const config: Config = { path: '/admin' };
