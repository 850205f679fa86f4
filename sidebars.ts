import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { docIds } from './src/content/doc-ids';
import { laws } from './src/data';

const ids = docIds(__dirname);

const sidebars: SidebarsConfig = {
  guide: [
    'faqs',
    'test-preparation',
    {
      type: 'category',
      label: 'Radon laws',
      collapsible: false,
      link: { type: 'doc', id: 'radon-laws' },
      // The content check makes sure that each law has a page.
      items: Object.values(laws).map(({ path }) => ids.get(path) ?? path.slice(1)),
    },
  ],
};

export default sidebars;
