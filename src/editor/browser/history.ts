import type { CmsConfig } from '@sveltia/cms';
import { STATES, type State } from '../state';
import { askLocal } from './local-folder';
import { askGitHub } from './own-host';
import type { History } from './states-pane';

interface Commit {
  sha: string;
  commit: { message: string; author: { name: string; date: string } | null };
}

async function answered(answer: Promise<Response>): Promise<Response> {
  const found = await answer;
  if (!found.ok) throw new Error(`The earlier states did not come (${found.status}).`);
  return found;
}

const stateOf = ({ sha, commit }: Commit): State => ({
  id: sha,
  at: commit.author?.date ?? '',
  who: commit.author?.name ?? '',
  why: commit.message.split('\n')[0] ?? '',
});

/** The history of a file: from git in the folder on this computer, or from the published branch at GitHub. */
export function historyOf({ backend }: CmsConfig, file: string): History {
  if (backend.name !== 'github') {
    return {
      list: async () => (await (await askLocal(file, '?states')).json()) as State[],
      at: async (id) => (await (await askLocal(file, `?state=${id}`)).json()) as string,
    };
  }
  const { repo = '', branch = 'main' } = backend;
  return {
    list: async () => {
      const query = new URLSearchParams({ path: file, sha: branch, per_page: String(STATES) });
      const path = `repos/${repo}/commits?${query}`;
      const answer = await answered(askGitHub(path, 'application/vnd.github+json'));
      return ((await answer.json()) as Commit[]).map(stateOf);
    },
    at: async (id) => {
      const path = `repos/${repo}/contents/${encodeURI(file)}?ref=${id}`;
      return (await answered(askGitHub(path, 'application/vnd.github.raw+json'))).text();
    },
  };
}
