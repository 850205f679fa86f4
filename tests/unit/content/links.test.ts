import { test } from 'vitest';
import { edited, expectTold } from './example-site';

/** What the example site has beside its own. */
const MORE = {
  'docs/faqs.md': edited('docs/faqs.md', ['{#results}', '{#Results}']),
  'blog/later.md':
    '---\ntitle: Later\nslug: later\ndescription: What is later.\ndate: 2026-12-01\nimage: /img/blog/cover.svg\nexcerpt: What.\ncall_to_action: schedule\n---\n\nText.\n',
  'blog/unfinished.md':
    '---\ntitle: Unfinished\nslug: unfinished\ndescription: What is not done.\ndate: 2026-05-01\ndraft: true\nimage: /img/blog/cover.svg\nexcerpt: What.\ncall_to_action: schedule\n---\n\nText.\n',
  'src/pages/_booking.md': '## Book it {#book-it}\n\nText.\n',
  'src/pages/managers.md':
    '---\nlayout: managers\ntitle: Managers\ndescription: For managers.\nheading: Managers\nlead: For you.\n---\n\n:::band{title="Many homes"}\nText.\n:::\n\n## Own {#own}\n\n## Own words\n\nText.\n',
  'static/img/blog/a house.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

test('a link and a picture are told where they lead nowhere, at their lines', () => {
  expectTold(
    {
      'to-a-part-with-a-question': ['[x](/guide?from=here#before)', []],
      'to-a-question-alone': [
        '[x](?from=here)',
        [
          '6: The link "?from=here" must begin with / for a page of this site, or with https://, mailto:, tel: or sms:.',
        ],
      ],
      'to-the-top': ['[x](/guide#) and [y](#)', []],
      'to-a-part-of-a-program': ['[x](/contact#anything)', []],
      'to-the-site-in-capitals': [
        '[x](HTTPS://WWW.RADON.example/faqs)',
        [
          '6: The link HTTPS://WWW.RADON.example/faqs leads to this site itself; write /faqs, so that it is checked and works in previews too.',
        ],
      ],
      'to-the-site-itself': [
        '[x](https://radon.example)',
        [
          '6: The link https://radon.example leads to this site itself; write /, so that it is checked and works in previews too.',
        ],
      ],
      'to-a-host-with-two-dots': [
        '[x](https://www.county..example)',
        [
          '6: The link https://www.county..example is no whole address; copy it anew from the browser.',
        ],
      ],
      'to-somebody-at-a-host': [
        '[x](https://a@county.example)',
        [
          '6: The link https://a@county.example is no whole address; copy it anew from the browser.',
        ],
      ],
      'to-an-address-in-an-address': [
        '[x](https://https://county.example)',
        [
          '6: The link https://https://county.example is no whole address; copy it anew from the browser.',
        ],
      ],
      'to-a-host-in-plain-http': [
        '[x](HTTP://www.county.example)',
        [
          '6: The link HTTP://www.county.example begins with http://, which browsers warn of; write it with https://.',
        ],
      ],
      'mail-with-a-subject': ['[x](mailto:a@county.example?subject=x)', []],
      'mail-to-no-host': [
        '[x](mailto:a@county)',
        ['6: The link mailto:a@county is no e-mail address; write mailto:name@example.com.'],
      ],
      'calls-and-texts': [
        '[x](tel:+13015550199) and [y](sms:3015550199) and [z](tel:call)',
        [
          '6: The link "tel:call" must begin with / for a page of this site, or with https://, mailto:, tel: or sms:.',
        ],
      ],
      'to-blanks': ['See\n[x](< >)', ['7: A link has no address; write it in the parentheses.']],
      'to-two-slashes-at-the-end': [
        '[x](/guide//)',
        ['6: The link /guide// leads to no page. Did you mean "/guide"?'],
      ],
      'to-two-slashes-at-the-beginning': [
        '[x](//county.example)',
        [
          '6: The link "//county.example" must begin with / for a page of this site, or with https://, mailto:, tel: or sms:.',
        ],
      ],
      'to-a-page-with-a-slash': ['[x](/guide/)', []],
      'to-a-file-by-its-code': ['[x](/img/blog/a%20house.svg)', []],
      'to-a-file-that-is-none': [
        '[x](/img/blog/none.svg)',
        [
          '6: The link /img/blog/none.svg leads to no page. The nearest are /blog/rss.xml, /blog/atom.xml, /blog/later.',
        ],
      ],
      'to-a-feed': ['[x](/blog/rss.xml), [y](/blog/atom.xml) and [z](/blog)', []],
      'to-a-later-article': [
        '[x](/blog/later)',
        [
          '6: The link /blog/later leads to an article that visitors do not see yet (published on 2026-12-01); take the link out until then.',
        ],
      ],
      'to-a-draft': [
        '[x](/blog/unfinished)',
        [
          '6: The link /blog/unfinished leads to an article that visitors do not see yet (a draft); take the link out until then.',
        ],
      ],
      'to-an-old-address': [
        '[x](/faq) and [y](/faq#cost)',
        [
          '6: The link /faq is an old address, which leads on to /faqs; write /faqs.',
          '6: The link /faq#cost is an old address, which leads on to /faqs; write /faqs#cost.',
        ],
      ],
      'by-its-name': [
        'See [x].\n\n[x]: /nowhere',
        ['8: The link /nowhere leads to no page. The nearest are /contact, /why-us, /guide.'],
      ],
      'a-picture-with-a-question': [
        '![A house](/img/blog/house.svg?x=1)',
        [
          '6: The picture "/img/blog/house.svg?x=1" must be named as it stands in static, such as /img/name.jpg.',
        ],
      ],
      'a-picture-with-steps-back': [
        '![A house](/img/../img/blog/house.svg)',
        [
          '6: The picture "/img/../img/blog/house.svg" must be named as it stands in static, such as /img/name.jpg.',
        ],
      ],
      'a-picture-called-image': [
        '![ image ](/img/blog/house.svg)',
        [
          '6: The picture /img/blog/house.svg has the description " image ", which says nothing to those who cannot see it; write what it shows.',
        ],
      ],
      'a-picture-without-words': [
        '![ ](/img/blog/house.svg)',
        [
          '6: The picture /img/blog/house.svg has no description; write what it shows between the brackets.',
        ],
      ],
      'a-picture-by-its-code': ['![A house](/img/blog/a%20house.svg)', []],
      'a-picture-elsewhere': [
        '![A house](//county.example/house.svg)',
        [
          '6: The picture "//county.example/house.svg" must be a file of this site, such as /img/name.jpg.',
        ],
      ],
      'a-picture-of-a-folder': [
        '![A house](/img/blog)',
        ['6: There is no picture /img/blog; put the file in static/img/blog.'],
      ],
      'a-picture-at-its-line': [
        'One\n\nTwo ![A house](/img/blog/none.svg)',
        ['8: There is no picture /img/blog/none.svg; put the file in static/img/blog/none.svg.'],
      ],
      'parts-of-the-faq': [
        '[x](/faqs#Results) and [y](/faqs#results)',
        [
          '6: The link /faqs#results names a part "#results" that /faqs does not have. Did you mean "Results"?',
        ],
      ],
      'parts-in-capitals': [
        '## A {#CamelCase}\n\n[x](#CamelCase) and [y](#camelcase)',
        [
          '8: The link #camelcase names a part "#camelcase" that /parts-in-capitals does not have. Did you mean "CamelCase"?',
        ],
      ],
      'parts-of-one-name': [
        '## Same\n\n## Same\n\n[x](#same), [y](#same-1) and [z](#same-2)',
        [
          '10: The link #same-2 names a part "#same-2" that /parts-of-one-name does not have. Did you mean "same-1"?',
        ],
      ],
      'a-button': [
        'One\n\n::button{to="/nowhere" label="x"}',
        ['8: The link /nowhere leads to no page. The nearest are /contact, /why-us, /guide.'],
      ],
      'parts-named-twice': [
        '## One {#one}\n\nText.\n\n## Two {#one}\n\n## Three\n\n## Four',
        ['10: The link name {#one} stands on line 6 of this page already; choose another.'],
      ],
      'to-what-a-layout-brings': [
        '[x](/services/air#book-it), [y](/managers#papers), [z](/managers#duties) and [t](/managers#book-it)',
        [
          '6: The link /managers#book-it names a part "#book-it" that /managers does not have. The nearest are own, papers, duties.',
        ],
      ],
      'to-what-the-data-bring': [
        '[x](/bio#ann-example), [y](/bio#radon-in-water-testing), [z](/bio#example-inspections), [t](/bio#team) and [u](/guide#team)',
        [
          '6: The link /guide#team names a part "#team" that /guide does not have. Choose one of: before, during-it.',
        ],
      ],
      'to-headings-of-a-page': [
        '[x](/managers#many-homes), [y](/managers#own), [z](/managers#own-words) and [t](/managers#own-2)',
        [
          '6: The link /managers#own-2 names a part "#own-2" that /managers does not have. Did you mean "own"?',
        ],
      ],
      'to-a-part-as-a-page': [
        '[x](/_closing)',
        ['6: The link /_closing leads to no page. Did you mean "/blog"?'],
      ],
      'shares-a-part': [
        '[x](/#know-your-level) and [y](/#homes) and [z](/#what-brings-you-here)',
        [],
      ],
    },
    MORE,
  );
});
