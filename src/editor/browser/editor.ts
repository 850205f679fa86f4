import CMS from '@sveltia/cms';
import { read, write } from '../formats';
import type { Editor } from '../settings';
import { editLocalFolder } from './local-folder';
import { refuseStrangers } from './own-host';

/** Opens the editor with what the build has written for it. */
async function open(): Promise<void> {
  refuseStrangers();
  const answer = await fetch('/editor/editor.json');
  if (!answer.ok) throw new Error('This copy of the site belongs to no repository: npm run edit');
  const { config, formats } = (await answer.json()) as Editor;
  for (const [name, format] of Object.entries(formats)) {
    CMS.registerCustomFormat(name, format.kind, {
      fromFile: (text) => read(`${text}\n`, format),
      toFile: (form: Record<string, unknown>) => write(form, format),
    });
  }
  const { backend } = config;
  if (backend.name === 'test-repo') editLocalFolder();
  const own = backend.name === 'github' ? { base_url: location.origin } : {};
  await CMS.init({ config: { ...config, backend: { ...backend, ...own } } });
}

open().catch((error: unknown) => {
  document.body.append(error instanceof Error ? error.message : String(error));
});
