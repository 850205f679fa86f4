export default {
  guide: [
    'faqs',
    'guide',
    { type: 'category', label: 'Laws', link: { type: 'doc', id: 'radon-laws' } },
    'laws/sales',
  ],
};
