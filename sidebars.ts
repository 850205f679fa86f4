import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guide: [
    'faqs',
    'test-preparation',
    {
      type: 'category',
      label: 'Radon laws',
      collapsible: false,
      link: { type: 'doc', id: 'radon-laws' },
      items: [
        'laws/montgomery-resale',
        'laws/montgomery-rental',
        'laws/gaithersburg',
        'laws/rockville',
      ],
    },
  ],
};

export default sidebars;
