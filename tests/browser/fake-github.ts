import { blobId, FakeRepository, type PullRequest } from './fake-repository';
import type { BrowserContext, Route } from './fixtures';

const REPOSITORY = '/repos/office/site';
const WHEN = '2026-01-02T10:00:00Z';

/** The part of GitHub's API that the editor uses, over a repository in memory. */
export class FakeGitHub extends FakeRepository {
  /** True once the sign-in has ended: every request is then answered with 401. */
  isSignedOut = false;

  /** Answers the requests that the editor in a browser sends to GitHub. */
  async answer(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.api(route));
    await context.route('https://avatars.githubusercontent.com/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
  }

  private async api(route: Route): Promise<void> {
    const request = route.request();
    const path = decodeURIComponent(new URL(request.url()).pathname);
    const json = (body: unknown, status = 200): Promise<void> =>
      route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } });
    if (this.isSignedOut) return json({ message: 'Bad credentials' }, 401);
    if (path === '/graphql') return json(this.graphql(request.postDataJSON() as Question));
    if (path === '/user') {
      const avatar_url = 'https://avatars.githubusercontent.com/u/1';
      return json({
        id: 1,
        login: 'kim',
        name: 'Kim Office',
        email: 'kim@site.example',
        avatar_url,
      });
    }
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    const below = path.slice(REPOSITORY.length);
    const text = /^\/contents\/(.+)$/.exec(below)?.[1];
    if (text !== undefined) {
      const file = this.text(text, new URL(request.url()).searchParams.get('ref') ?? 'main');
      if (file === undefined) return json({ message: 'Not Found' }, 404);
      return route.fulfill({ body: file, headers: { 'Access-Control-Allow-Origin': '*' } });
    }
    return json(this.rest(`${request.method()} ${below}`, body));
  }

  private rest(asked: string, body: Record<string, unknown>): unknown {
    if (asked.startsWith('GET /collaborators/')) return {};
    if (asked.startsWith('GET /git/trees/')) {
      const tree = [...this.at('main').files].map(([path, bytes]) => ({
        type: 'blob',
        path,
        sha: blobId(bytes),
        size: bytes.length,
      }));
      return { tree };
    }
    if (asked === 'POST /pulls') {
      const number = this.pulls.length + 1;
      const pull: PullRequest = {
        number,
        title: String(body['title']),
        branch: String(body['head']),
        draft: body['draft'] === true,
        state: 'open',
        labels: [],
      };
      this.pulls.push(pull);
      const head = { sha: this.at(pull.branch).oid };
      const html_url = `https://github.com/office/site/pull/${number}`;
      return {
        number,
        node_id: `PR_${number}`,
        title: pull.title,
        html_url,
        head,
        created_at: WHEN,
        updated_at: WHEN,
      };
    }
    const [, method, kind, number, rest = ''] =
      /^(\w+) \/(pulls|issues)\/(\d+)(\/\w+)?$/.exec(asked) ?? [];
    const pull = this.pulls[Number(number) - 1];
    if (pull && kind === 'issues') {
      if (method !== 'GET') pull.labels = body['labels'] as string[];
      return { labels: pull.labels.map((name) => ({ name })) };
    }
    if (pull && method === 'PUT' && rest === '/merge') {
      this.merge(pull.branch);
      pull.state = 'merged';
      return { merged: true };
    }
    if (pull && method === 'PATCH') {
      pull.state = body['state'] === 'closed' ? 'closed' : 'open';
      return {};
    }
    const gone = /^DELETE \/git\/refs\/heads\/(.+)$/.exec(asked)?.[1];
    if (gone !== undefined) {
      this.branches.delete(gone);
      return {};
    }
    throw new Error(`The editor asks what this GitHub does not know: ${asked}`);
  }

  private graphql({ query, variables }: Question): unknown {
    const { input } = variables;
    if (query.includes('createCommitOnBranch') && input?.fileChanges) {
      const branch = input.branch.branchName;
      const before = this.at(branch);
      if (input.expectedHeadOid !== before.oid) return { errors: [{ message: 'Head moved' }] };
      const files = new Map(before.files);
      for (const { path, contents } of input.fileChanges.additions) {
        files.set(path, Buffer.from(contents, 'base64'));
      }
      for (const { path } of input.fileChanges.deletions) files.delete(path);
      const oid = this.nextId();
      this.branches.set(branch, { ...before, oid, files });
      const shas = input.fileChanges.additions.map(({ contents }, index) => [
        `file_${index}`,
        { oid: blobId(Buffer.from(contents, 'base64')) },
      ]);
      const commit = { oid, committedDate: WHEN, ...(Object.fromEntries(shas) as object) };
      return { data: { createCommitOnBranch: { commit } } };
    }
    if (query.includes('createRef') && input?.name) {
      const name = input.name.replace('refs/heads/', '');
      if (this.branches.has(name)) {
        return { errors: [{ message: `A ref named "${name}" already exists in the repository.` }] };
      }
      this.branch(name);
      return { data: { createRef: { ref: { name } } } };
    }
    if (query.includes('ReadyForReview') || query.includes('convertPullRequestToDraft')) {
      const pull = this.pulls[Number(input?.pullRequestId?.slice(3)) - 1];
      if (pull) pull.draft = query.includes('convertPullRequestToDraft');
      return { data: {} };
    }
    return { data: this.ask(query, variables) };
  }

  private ask(query: string, { branch = 'main' }: Question['variables']): unknown {
    const target = { oid: this.branches.get(branch)?.oid };
    if (query.includes('fork: repository')) {
      return { fork: { id: 'R_1' }, base: { ref: { target } } };
    }
    if (query.includes('totalCount')) {
      const totalCount = this.open().filter((pull) => pull.branch === branch).length;
      return { repository: { pullRequests: { totalCount } } };
    }
    if (query.includes('pullRequests(')) {
      return {
        repository: { pullRequests: { nodes: this.open().map((pull) => this.node(pull)) } },
      };
    }
    const aliases = [...query.matchAll(/(\w+_\d+): +(object\((oid|expression): "([^"]+)"\))?/g)];
    if (aliases.length > 0) {
      const parts = aliases.map(([, alias = '', isObject, by, name = '']) => [
        alias,
        isObject ? this.blob(by === 'oid' ? name : this.idOf(name)) : HISTORY,
      ]);
      return { repository: Object.fromEntries(parts) as object };
    }
    const history = { nodes: [{ ...target, message: 'Before' }] };
    return {
      repository: { defaultBranchRef: { name: 'main' }, ref: { target: { ...target, history } } },
    };
  }

  private node({ number, title, branch, draft, labels }: PullRequest): object {
    return {
      id: `PR_${number}`,
      number,
      title,
      url: `https://github.com/office/site/pull/${number}`,
      isDraft: draft,
      isCrossRepository: false,
      createdAt: WHEN,
      updatedAt: WHEN,
      headRefName: branch,
      headRefOid: this.at(branch).oid,
      author: { login: 'kim', name: 'Kim Office', databaseId: 1 },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: this.changed(branch) },
    };
  }

  private idOf(expression: string): string {
    const [branch = '', path = ''] = expression.split(/:(.*)/s);
    const bytes = this.branches.get(branch)?.files.get(path);
    return bytes ? blobId(bytes) : '';
  }

  private blob(oid: string): object | null {
    const all = [...this.branches.values()].flatMap(({ files }) => [...files.values()]);
    const bytes = all.find((one) => blobId(one) === oid);
    if (!bytes) return null;
    const text = bytes.toString();
    return { oid, byteSize: bytes.length, isBinary: false, isTruncated: false, text };
  }
}

/** The last change of a file, as GraphQL returns it. */
const HISTORY = {
  target: {
    history: {
      nodes: [
        {
          author: { name: 'Kim Office', email: 'kim@site.example', user: { id: 1, login: 'kim' } },
          committedDate: WHEN,
        },
      ],
    },
  },
};

interface Question {
  query: string;
  variables: {
    branch?: string;
    input?: {
      name?: string;
      pullRequestId?: string;
      expectedHeadOid: string;
      branch: { branchName: string };
      fileChanges?: {
        additions: { path: string; contents: string }[];
        deletions: { path: string }[];
      };
    };
  };
}
