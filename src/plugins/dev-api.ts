import type { Plugin } from '@docusaurus/types';

/**
 * Sends `/api` of the development server to the host of the functions, whose address
 * `scripts/dev.ts` puts into DEV_API_URL.
 */
export default function devApi(): Plugin | null {
  const target = process.env.DEV_API_URL;
  if (!target) return null; // a build, or Docusaurus started by itself
  return {
    name: 'dev-api',
    // `devServer` is Docusaurus' to read; its type leaves it out.
    configureWebpack: (): object => ({ devServer: { proxy: [{ context: ['/api'], target }] } }),
  };
}
