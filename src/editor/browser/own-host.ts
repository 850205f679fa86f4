import { SIGNED_OUT } from '../conflict';
import { refuseOverwriting } from './other-hands';

/** Whom the editor may ask: this host, what it has made itself, and GitHub. */
const ASKED = /^(?:https:\/\/api\.github\.com\/|blob:|data:)/;

let authorization: string | null = null;

/** Asks GitHub in the name of who has signed in. @param path below `https://api.github.com/` */
export function askGitHub(path: string, accept: string): Promise<Response> {
  const headers = {
    Accept: accept,
    ...(authorization !== null && { Authorization: authorization }),
  };
  return fetch(`https://api.github.com/${path}`, { headers, cache: 'no-store' });
}

/**
 * The editor looks for a newer version of itself at a registry. The version is pinned and comes with the site, so it
 * is not asked for, and the policy of the page need not refuse it. What it saves at GitHub writes over nobody's work,
 * and who has been signed out meanwhile is told what to do.
 */
export function guardRequests(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (address.origin !== location.origin && !ASKED.test(address.href)) {
      throw new TypeError(`The editor does not ask ${address.host}.`);
    }
    if (address.host === 'api.github.com') {
      authorization = new Headers(init.headers).get('Authorization') ?? authorization;
    }
    const answer = (await refuseOverwriting(init, ask)) ?? (await ask(input, init));
    // GitHub says "Bad credentials", and the editor passes that on.
    return answer.status === 401 ? Response.json({ message: SIGNED_OUT }, answer) : answer;
  };
}
