import type { Plugin } from '@docusaurus/types';

/**
 * Proxies `/api` of the development server to the host of the functions, whose address `scripts/dev.ts` puts in
 * DEV_API_URL.
 */
export default function devApi(): Plugin | null {
  const target = process.env.DEV_API_URL;
  if (!target) return null; // a build, or Docusaurus started without `scripts/dev.ts`
  return {
    name: 'dev-api',
    // Docusaurus reads `devServer`, although its type lacks it.
    configureWebpack: (): object => ({ devServer: { proxy: [{ context: ['/api'], target }] } }),
  };
}
