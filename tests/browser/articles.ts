/** Slug of the article that the series belongs to. */
export const PARENT = 'radon-progeny-hidden-risk';

/** What the tests expect of an article of the example company. */
export interface Expected {
  slug: string;
  published: string;
  updated: string;
  /** Reading time as stated in the front matter; undefined if it is computed from the text. */
  minutes?: number;
  schedule: string;
  learn: [name: string, path: string];
}

const testing: [string, string] = ['Learn About Our Services', '/services'];
const progeny = {
  published: 'September 2025',
  updated: 'September 2025',
  schedule: 'Schedule Progeny Testing',
  learn: ['Learn About Progeny Testing', '/services/progeny-testing'] as [string, string],
};

/** The articles in the order of the blog index, which does not list the four of the series. */
export const onIndex: Expected[] = [
  {
    slug: 'radon-mitigation-longevity',
    published: 'October 2025',
    updated: 'October 2025',
    minutes: 5,
    schedule: 'Schedule Your Test',
    learn: testing,
  },
  { slug: PARENT, minutes: 6, ...progeny },
  {
    slug: 'certified-radon-professionals',
    published: 'December 2024',
    updated: 'July 2025',
    minutes: 5,
    schedule: 'Schedule Your Test',
    learn: testing,
  },
  {
    slug: 'sgm-compliance-home-sales',
    published: 'December 2024',
    updated: 'April 2025',
    minutes: 4,
    schedule: 'Schedule SGM Compliance Inspection',
    learn: ['Learn About SGM Compliance', '/services/sgm-compliance'],
  },
  {
    slug: 'test-all-foundation-hvac-zones',
    published: 'December 2024',
    updated: 'February 2025',
    minutes: 4,
    schedule: 'Schedule Comprehensive Testing',
    learn: ['Learn About Our Testing Services', '/services'],
  },
];
export const series: Expected[] = ['polonium-218', 'lead-214', 'bismuth-214', 'polonium-214'].map(
  (slug) => ({ slug, ...progeny }),
);
export const articles = [...onIndex, ...series];
