import type { CmsConfig } from '@sveltia/cms';
import type { Texts } from '../content/translations/texts';
import type { Format } from './formats';
import { formsOf } from './forms';

/** What the build writes for the editor. */
export interface Editor {
  config: CmsConfig;
  formats: Readonly<Record<string, Format>>;
}

/** Where a saved change goes. */
export type Place =
  | { local: true }
  | {
      local: false;
      /** `owner/name` at GitHub. */
      repository: string;
      branch: string;
      /** True if people can sign in with their GitHub account; otherwise they need a token. */
      signIn: boolean;
      pricesAtOnce: boolean;
    };

/** In bytes. A photograph from a phone has 3 to 8 MB; the build makes smaller ones from it. */
const MAX_PICTURE = 12_000_000;

/**
 * The settings of the editor.
 *
 * @param siteDir the project root
 * @param siteUrl the origin of the site
 * @param name of the company
 * @param place where a saved change goes
 * @param messages the English messages of the programs, for the forms of their translations
 */
export function editorOf(
  siteDir: string,
  siteUrl: string,
  name: string,
  place: Place,
  messages?: Texts,
): Editor {
  const guide = place.local
    ? '/.github/guide' // `npm run edit` serves the guide too.
    : `https://github.com/${place.repository}/blob/${place.branch}/.github/guide`;
  const { collections, formats } = formsOf({
    siteDir,
    guide,
    pricesAtOnce: !place.local && place.pricesAtOnce,
    messages,
  });
  const config: CmsConfig = {
    load_config_file: false,
    backend: backendOf(place),
    ...(!place.local && { publish_mode: 'editorial_workflow' }),
    app_title: `${name}: editor`,
    logo: { src: '/img/favicon.svg' },
    site_url: siteUrl,
    media_folder: '/static/img',
    public_folder: '/img',
    media_libraries: {
      default: { config: { max_file_size: MAX_PICTURE, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections,
  };
  return { config, formats };
}

function backendOf(place: Place): CmsConfig['backend'] {
  if (place.local) return { name: 'test-repo' };
  const { repository, branch, signIn } = place;
  return {
    name: 'github',
    repo: repository,
    branch,
    auth_endpoint: 'api/sign-in',
    auth_methods: signIn ? ['oauth', 'token'] : ['token'],
    squash_merges: true,
  };
}

/**
 * Where the published editor saves, from the variables that Netlify gives a build.
 *
 * @param env `REPOSITORY_URL`, and the owner's own settings
 * @returns undefined if `REPOSITORY_URL` is not a repository at GitHub
 */
export function placeOf(env: Readonly<Record<string, string | undefined>>): Place | undefined {
  const repository = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    env['REPOSITORY_URL'] ?? '',
  )?.[1];
  if (repository === undefined) return undefined;
  return {
    local: false,
    repository,
    branch: env['EDITOR_BRANCH'] || 'main',
    signIn: Boolean(env['GITHUB_CLIENT_ID']),
    pricesAtOnce: env['EDITOR_PRICES_AT_ONCE'] === 'true',
  };
}
