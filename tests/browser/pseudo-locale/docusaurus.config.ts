import { join } from 'node:path';
import type { Config } from '@docusaurus/types';
import config from '../../../docusaurus.config';

const SITE = join(__dirname, '../../..');

/** Plugins named by a path are looked for beside the configuration. */
const atSite = (path: unknown): unknown =>
  typeof path === 'string' && path.startsWith('./') ? join(SITE, path) : path;

/** The site in English and, below /xx/, in a language that nobody has translated it into. */
export default {
  ...config,
  plugins: config.plugins?.map(atSite),
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'xx'],
    localeConfigs: { ...config.i18n?.localeConfigs, xx: { label: 'xx', htmlLang: 'en-XX' } },
  },
} as Config;
