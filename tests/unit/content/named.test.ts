import { expect, test } from 'vitest';
import { TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { changed, edited, exampleSite, toldByFile } from './example-site';

test('what facts, programs, menus and pages name and is gone is told where they name it', () => {
  const files = {
    'src/data/videos.json': changed('videos', ([video]: object[]) => {
      Object.assign(video!, {
        thumbnail: '/img/blog/one.svg',
        poster: '/img/blog/two.svg',
        embedUrl: '/videos/three.mp4',
        contentUrl: '/videos/four.mp4',
        files: [{ url: '/videos/five.mp4', type: 'video/mp4' }],
        captions: [{ url: '/videos/six.vtt', language: 'en', label: 'English' }],
      });
    }),
    'src/data/people.json': changed('people', (people: Record<string, object>) => {
      Object.assign(people['inspector']!, { photo: { file: '/img/people/ann.jpg', alt: 'IMG_1' } });
      Object.assign(people['measurement']!, { path: '/benn' });
    }),
    'src/data/services.json': changed('services', (services: Record<string, object>) => {
      Object.assign(services['air']!, { icon: 'wind', path: '/services/radon' });
      delete services['sgm'];
    }),
    'src/data/practice.json': edited('src/data/practice.json', [
      'Do not light it.',
      'TODO: do not light it.',
    ]),
    'src/data/more/laws.json': '{ nothing',
    'src/data/schemas/x.json': '{ nothing',
    'src/components/Menu.tsx': `/* '/comment' */\nconst a = '/gone';\n// '/note'\nconst b = "/faqs#cost", c = '/faqs#gone', d = '/api/x', e = '/img/x', f = '/a', g = "/guide";\nlawOf('nowhere');\n`,
    'src/lib/links.ts': `export const x = ['/lost', '/faq'];\nlawOf('rockville');\n`,
    'src/pages/extra.tsx': `export const x = '/away';\n`,
    'src/components/menu.css': `a { content: '/styled'; }`,
    'sidebars.ts': `export default {\n  guide: [\n    'faqs',\n    'gone',\n    'laws/gone'\n    { type: 'doc', id: 'lost' },\n  ],\n};\n`,
    'blog/third.md': edited(
      'blog/second.md',
      ['title: A second article', 'title: "  a SECOND article "'],
      ['order: 1', 'order: 3'],
    ),
    'src/pages/ben.md': edited('src/pages/ben.md', ['title: Ben Example, owner', 'title: Guide']),
  };
  expect(toldByFile(checkContent(exampleSite(files), TODAY).problems)).toEqual({
    'src/components/Menu.tsx': [
      '5: This program file names the law "nowhere". Put it back into src/data/laws.json; to do without it needs a programmer.',
      '2: This program file links to a page /gone. Give the page this address again, or ask a programmer to change the link first.',
      '4: This program file links to a part "#gone" of /faqs. Give the heading this link name again, {#gone}, or ask a programmer to change the link first.',
      '4: This program file links to a page /a. Give the page this address again, or ask a programmer to change the link first.',
    ],
    'blog/second.md': [
      '8: call_to_action is sgm, whose page is of a service that src/data/services.json does not have; write one of: schedule, comprehensive, progeny.',
    ],
    'blog/third.md': [
      'The address /blog/second is already taken by blog/second.md; choose another slug.',
      'title "a SECOND article" is already that of blog/second.md.',
      '8: call_to_action is sgm, whose page is of a service that src/data/services.json does not have; write one of: schedule, comprehensive, progeny.',
    ],
    'sidebars.ts': [
      '4: The menu names the file docs/gone.md, which is gone; give the file its name back, or ask a programmer.',
      '5: The menu names the file docs/laws/gone.md, which is gone; give the file its name back, or ask a programmer.',
      '6: The menu names the file docs/lost.md, which is gone; give the file its name back, or ask a programmer.',
    ],
    'src/data/people.json': [
      '10: inspector.photo.file is "/img/people/ann.jpg", but there is no such file; put it in static/img/people/ann.jpg.',
      '11: inspector.photo.alt is "IMG_1", which says nothing to those who cannot see the picture; write what it shows.',
      '17: measurement.path is "/benn", but there is no page of this address. Did you mean "/ben"? Its file is to be src/pages/benn.md.',
    ],
    'src/data/practice.json': ['4: "TODO" looks unfinished: write the words, or remove it.'],
    'src/data/services.json': [
      '3: air.path is "/services/radon", but there is no page of this address. Did you mean "/services/water"? Its file is to be src/pages/services/radon.md.',
      '7: air.icon is "wind", but there is no icon of this name. Choose one of: air.',
    ],
    'src/data/videos.json': [
      '8: 0.thumbnail is "/img/blog/one.svg", but there is no such file; put it in static/img/blog/one.svg.',
      '9: 0.embedUrl is "/videos/three.mp4", but there is no such file; put it in static/videos/three.mp4.',
      '10: 0.contentUrl is "/videos/four.mp4", but there is no such file; put it in static/videos/four.mp4.',
      '31: 0.poster is "/img/blog/two.svg", but there is no such file; put it in static/img/blog/two.svg.',
      '34: 0.files.0.url is "/videos/five.mp4", but there is no such file; put it in static/videos/five.mp4.',
      '40: 0.captions.0.url is "/videos/six.vtt", but there is no such file; put it in static/videos/six.vtt.',
    ],
    'src/lib/links.ts': [
      '1: This program file links to a page /lost. Give the page this address again, or ask a programmer to change the link first.',
      '1: This program file links to a page /faq. Give the page this address again, or ask a programmer to change the link first.',
    ],
    'src/pages/ben.md': [
      'title "Guide" is already that of docs/guide.md.',
      '3: person: measurement has its page at /benn (src/data/people.json), which is the file src/pages/benn.md; this file makes /ben.',
    ],
    'src/pages/extra.tsx': [
      '1: This program file links to a page /away. Give the page this address again, or ask a programmer to change the link first.',
    ],
    'src/pages/services/air.md': [
      '3: service: air has its page at /services/radon (src/data/services.json), which is the file src/pages/services/radon.md; this file makes /services/air.',
    ],
  });
});

test('while a list is wrong itself, nothing is told of what it may have', () => {
  const files = {
    'src/data/laws.json': changed('laws', (laws: Record<string, object>) => {
      Object.assign(laws['rockville']!, { covers: '' });
    }),
    'docs/guide.md': edited('docs/guide.md', [
      'Keep windows closed.',
      '::law-summary{law=nowhere}\n\n::price-table{service=soil}\n\n{{ laws.nowhere.validity }}',
    ]),
    'src/components/Menu.tsx': "lawOf('nowhere');",
  };
  const { problems, heldBack } = checkContent(exampleSite(files), TODAY);
  expect(problems.map(({ file, line }) => [file, line])).toEqual([['src/data/laws.json', 117]]);
  // The table of prices alone is wrong whatever the laws are.
  expect(heldBack).toBe(1);
});

test('the report says how much was looked at', () => {
  const { problems, files, links, facts, graded, waiting, heldBack } = checkContent(
    exampleSite(),
    TODAY,
  );
  expect({ problems, files, links, facts: facts > 100, waiting, heldBack }).toEqual({
    problems: [],
    files: 14,
    links: 9,
    facts: true,
    waiting: [],
    heldBack: 0,
  });
  expect(graded.find(({ page }) => page === 'docs/guide.md')).toMatchObject({ words: 22 });
});
