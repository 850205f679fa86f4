import { SIGNED_OUT } from '../conflict';
import { refuseOverwriting } from './other-hands';

/** The addresses that the editor may request besides this host: GitHub, and data it has made itself. */
const ASKED = /^(?:https:\/\/api\.github\.com\/|blob:|data:)/;

let authorization: string | null = null;

/** Sends a request to GitHub as the signed-in person. @param path below `https://api.github.com/` */
export function askGitHub(path: string, accept: string): Promise<Response> {
  const headers = {
    Accept: accept,
    ...(authorization !== null && { Authorization: authorization }),
  };
  return fetch(`https://api.github.com/${path}`, { headers, cache: 'no-store' });
}

/**
 * Guards all requests of the editor. It looks for a newer version of itself at a registry; since the version is pinned
 * and comes with the site, that request is stopped here rather than blocked by the page's policy. A commit to GitHub
 * that would overwrite somebody's work is refused, and a person whose sign-in has ended is told what to do.
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
    // GitHub says "Bad credentials", which the editor would show.
    return answer.status === 401 ? Response.json({ message: SIGNED_OUT }, answer) : answer;
  };
}
