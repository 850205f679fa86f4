import { LAWS } from './laws';
import { step, type Step } from './step';

const TAKOMA = `  "takomaPark": {
    "path": "/laws/takoma-park", "title": "Takoma Park: renting a home",
    "jurisdiction": "Takoma Park", "state": "MD", "covers": "Rentals",
    "enactments": {
      "rental": { "name": "Example Ordinance 1", "effective": "2026-06-01", "appliesTo": "Ground-floor rentals" }
    },
    "saleRule": { "text": "The county’s rule", "law": "montgomeryResale",
      "known": "read", "statedBy": "county", "cite": "countyHomeSales", "asOf": "2026-11-20" },
    "rules": {
      "shelters": { "term": "Child care", "text": "Tested every year",
        "known": "read", "statedBy": "city", "cite": "countyHomeSales", "asOf": "2026-11-20" }
    },
    "sources": [ { "id": "countyHomeSales" } ]
  },
`;

const TAKOMA_PAGE = `---
title: "Takoma Park Radon Law: Rentals"
description: What Takoma Park asks of landlords, and where to read it.
slug: /laws/takoma-park
sidebar_label: Takoma Park
---

::law-summary{law=takomaPark}

In force since {{ laws.takomaPark.enactments.rental.effective }}.

## Sources {#sources}

::law-sources{law=takomaPark}
`;

const FILM = `,
  {
    "id": "portuguese", "name": "Como se preparar", "description": "O que fazer antes do teste.",
    "duration": "PT1M", "language": "pt", "thumbnail": "/img/videos/preparation-en.jpg",
    "embedUrl": "https://www.youtube-nocookie.com/embed/abcdefghijk",
    "contentUrl": "https://www.youtube.com/watch?v=abcdefghijk",
    "uploadDate": "2026-11-20", "about": ["Radon testing"]
  }
]
`;

/**
 * Additions to the site that need no programmer. Each must show up on all pages that list it, without further edits.
 */
export const ADDITIONS: Step[] = [
  ...LAWS,
  step(
    'adds the law of a city',
    (desk) => {
      desk.type('src/data/laws.json', '  "rockville": {', `${TAKOMA}  "rockville": {`);
      desk.add('docs/laws/takoma-park.md', TAKOMA_PAGE);
      desk.type('src/data/areas.json', '"towns": [', '"towns": [ "Takoma Park",');
      desk.type('docs/radon-laws.md', '\n## Ask us', '\nTakoma Park has a rule.\n\n## Ask us');
    },
    [
      ['laws/rockville.html', 'href=/laws/takoma-park'],
      ['radon-laws.html', '<th scope=col>Takoma Park'],
      ['radon-laws.html', 'Learn More: Takoma Park: renting a home'],
      ['radon-laws.html', 'Child care: Tested every year'],
      ['laws/takoma-park.html', 'BreadcrumbList'],
      ['sitemap.xml', '/laws/takoma-park'],
      ['services/radon-air.html', 'Takoma Park and Rockville'],
      ['search-index/main.json', '"Takoma Park":"takomaPark"'],
      ['search-index/main.json', '"/laws/takoma-park"'],
    ],
  ),
  step(
    'adds a price, and quotes it',
    (desk) => {
      desk.type(
        'src/data/prices.json',
        '"longTerm": 225',
        '"longTerm": 225, "rush": { "what": "Result the next morning", "price": 55 }',
      );
      desk.type(
        'docs/test-preparation.md',
        '\n## ',
        '\nA result the next morning: {{ prices.air.rush.price }}.\n\n## ',
      );
    },
    [
      ['services/radon-air.html', 'Result the next morning'],
      ['faqs.html', 'Result the next morning'],
      ['test-preparation.html', 'next morning: $55'],
    ],
  ),
  step(
    'adds a price group and a county in it',
    (desk) => {
      desk.type(
        'src/data/prices.json',
        '"longTerm": 225',
        '"longTerm": 225, "shore": { "what": "Short-term air test, Eastern Shore", "price": 215 }',
      );
      desk.type(
        'src/data/areas.json',
        '"areas": [',
        '"areas": [ { "name": "Talbot County", "state": "MD", "group": "shore" },',
      );
    },
    [
      ['services/radon-air.html', 'Talbot County (MD)'],
      ['services/radon-air.html', '$290'],
      ['faqs.html', '$215 for one device'],
    ],
  ),
  step(
    'takes on an employee',
    (desk) =>
      desk.type(
        'src/data/people.json',
        '  "measurement": {',
        `  "technician": { "name": "Sam Rivera", "jobTitle": "Field Technician", "about": "Places the devices." },
  "measurement": {`,
      ),
    [
      ['why-us.html', 'Sam Rivera</h3>'],
      ['index.html', '"name":"Sam Rivera"'],
      ['search-index/main.json', 'Places the devices.'],
    ],
  ),
  step(
    'adds a film',
    (desk) => {
      const films = desk.read('src/data/videos.json').trimEnd();
      desk.type('src/data/videos.json', films, films.replace(/\s*\]$/, FILM.trimEnd()));
      desk.type('docs/test-preparation.md', '\n## ', '\n::video{id=portuguese}\n\n## ');
    },
    [
      ['test-preparation.html', 'Como se preparar'],
      ['test-preparation.html', 'Português'],
      ['_headers', 'www.youtube-nocookie.com'],
    ],
  ),
  step(
    'begins a group of questions',
    (desk) =>
      desk.type(
        'docs/faqs.md',
        '\n## Testing\n',
        '\n## Weekends {#weekends}\n\n### Do you test on Sundays? {#sundays}\n\nNo.\n\n## Testing\n',
      ),
    [
      ['faqs.html', 'href=#weekends'],
      ['faqs.html', 'href=#sundays'],
      ['faqs.html', '"name":"Do you test on Sundays?"'],
      ['search-index/main.json', '/faqs#sundays'],
    ],
  ),
];
