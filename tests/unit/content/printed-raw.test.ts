import { test } from 'vitest';
import { expectTold } from './example-site';

test('what would be printed as it was typed is told where it stands', () => {
  expectTold({
    'a-dot-before-a-fixed-blank': [
      '•&nbsp;One',
      [
        '6: "•" at the beginning of a line makes no list: begin each point with a hyphen and a blank, "- ", on a line of its own.',
      ],
    ],
    'a-dot': [
      '• One',
      [
        '6: "•" at the beginning of a line makes no list: begin each point with a hyphen and a blank, "- ", on a line of its own.',
      ],
    ],
    'a-heading-of-50-letters': [
      '##aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      [
        '6: "##aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" is meant as a heading and would be printed with its #: write "## aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", with a blank after ##, on a line of its own.',
      ],
    ],
    'a-heading-of-51-letters': [
      '##aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      [
        '6: "##aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa..." is meant as a heading and would be printed with its #: write "## aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", with a blank after ##, on a line of its own.',
      ],
    ],
    'a-link-name-over-two-lines': [
      'A part {#a\nb} here.',
      [
        '6: "{#a" would be printed as it stands: a link name stands at the end of a heading\'s line, without blanks, as {#a-few-words}.',
      ],
    ],
    'a-link-name-at-the-end-of-a-paragraph': [
      'Words {#name}',
      [
        '6: "{#name}" would be printed as it stands: a link name stands at the end of a heading\'s line, without blanks, as {#a-few-words}.',
      ],
    ],
    'two-link-names': [
      '## A {#one} **b** c {#two}',
      [
        '6: "{#one}" would be printed as it stands: a link name stands at the end of a heading\'s line, without blanks, as {#a-few-words}.',
      ],
    ],
    'stars-by-their-codes': ['&#42;&#42;Not bold&#42;&#42;', []],
    'a-hyphen-with-a-backslash': ['[Guide](/guide) \\-One', []],
    'stars-with-a-backslash': ['**So** \\** and \\~~.', []],
    'stars-in-the-third-line': [
      'One line,\ntwo lines,\nthree ** lines.',
      [
        '8: Two ** would be printed here: bold words have ** right before and right after them, in one paragraph: **so**.',
      ],
    ],
    'stars-after-a-break': [
      'A line<br>\nand ** two.',
      [
        '7: Two ** would be printed here: bold words have ** right before and right after them, in one paragraph: **so**.',
      ],
    ],
    'code-that-ends-within-a-line': [
      '```\nsome code ```',
      [
        '6: The ``` of this line swallows all that follows: remove it, or write ``` alone on the line where it ends.',
      ],
    ],
    'code-in-a-quotation': ['> ```\n> code\n> ```', []],
    'code-without-an-end': [
      '```',
      [
        '6: The ``` of this line swallows all that follows: remove it, or write ``` alone on the line where it ends.',
      ],
    ],
    'code-of-another-sign': ['~~~\ncode\n~~~', []],
    'code-by-four-blanks': [
      '- One\n\n      code',
      [
        '8: This line begins with a tab or four blanks and would look like program code; remove what stands before its first word.',
      ],
    ],
    'a-step-too-many-after-a-box': [
      '## A\n\n:::note\nText.\n:::\n\n#### B',
      [
        '12: This heading has #### below one of ##; write ###, since the steps of headings are counted out to blind readers.',
      ],
    ],
    'a-step-too-many-at-the-beginning': [
      '### One',
      [
        '6: This heading has ### below one of the page itself; write ##, since the steps of headings are counted out to blind readers.',
      ],
    ],
    'a-step-too-many-after-steps-back': [
      '## One\n\n### Two\n\n#### Three\n\n## Four\n\n#### Five',
      [
        '14: This heading has #### below one of ##; write ###, since the steps of headings are counted out to blind readers.',
      ],
    ],
    'two-steps-too-many': [
      '## One\n\n##### Two',
      [
        '8: This heading has ##### below one of ##; write ###, since the steps of headings are counted out to blind readers.',
      ],
    ],
    'a-heading-that-is-a-picture': [
      '## ![](/img/blog/house.svg)',
      [
        '6: The picture /img/blog/house.svg has no description; write what it shows between the brackets.',
      ],
    ],
    'a-heading-of-a-word-and-a-picture': [
      '## **One** ![](/img/blog/house.svg)',
      [
        '6: The picture /img/blog/house.svg has no description; write what it shows between the brackets.',
      ],
    ],
    'a-heading-that-is-a-blank': [
      '## &nbsp;',
      ['6: A heading without words: write them after ##, or remove it.'],
    ],
    'a-heading-without-words': [
      '##',
      ['6: A heading without words: write them after ##, or remove it.'],
    ],
    'headings-by-lines-below': [
      'One\n===\n\nTwo\n---',
      [
        '6: The line of --- or === below this text makes a large heading of it: leave an empty line between, or write ## before a heading.',
        '6: A heading with one # is the page\'s own title, which is in the line "title:" already; use ##.',
        '9: The line of --- or === below this text makes a large heading of it: leave an empty line between, or write ## before a heading.',
      ],
    ],
    'a-link-around-a-picture': [
      '[![](/img/blog/house.svg)](/guide)',
      [
        '6: The picture /img/blog/house.svg has no description; write what it shows between the brackets.',
      ],
    ],
    'a-link-around-a-blank-and-a-picture': [
      '[ ![](/img/blog/house.svg)](/guide)',
      [
        '6: The picture /img/blog/house.svg has no description; write what it shows between the brackets.',
      ],
    ],
    'a-link-around-a-blank': [
      '[ ](/guide)',
      ['6: The link to /guide has no words: write them between the brackets, [words](/guide).'],
    ],
    'a-page-after-a-call': ['Look! [The guide](/guide)', []],
    'a-picture-after-a-call': [
      'Look! [The plan](/img/blog/house.svg) and [the guide](/guide)',
      [
        '6: The picture /img/blog/house.svg would be only a link: write ![what it shows](/img/blog/house.svg), without a blank after the !.',
      ],
    ],
    'a-picture-after-a-bold-call': ['**Look!**[the plan](/img/blog/house.svg)', []],
    'a-picture-to-look-at': ['See [the plan](/img/blog/house.svg).', []],
    'a-fact-in-code': [
      'Only `{{ prices.air.montgomery }}` and `code`.',
      ['6: A fact between ` signs is printed with its braces; remove the ` signs.'],
    ],
  });
});

test('what is meant as a table is told where it is none, and a row that loses something', () => {
  expectTold({
    'a-table-with-blanks-around-its-rows': ['| A | B |\n| --- | --- |\n | 1 | 2 | \n| 1 | 2 |', []],
    'a-table-with-a-short-row': ['| A | B |\n| --- | --- |\n| 1 |\n| 1 | 2 |', []],
    'a-table-with-a-long-row': [
      '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |\n| 1 | 2 |',
      [
        '8: This row has 3 cells, but the first has 2, so the rest is not shown: give both as many |.',
      ],
    ],
    'a-table-with-a-line-below': [
      '| A | B |\n| --- | --- |\n| 1 | 2 |\nText.',
      [
        '9: This line follows a table at once and becomes a row of it: leave an empty line before it.',
      ],
    ],
    'a-table-of-one-column-with-a-line-below': ['| A |\n| --- |\n| 1 |\nText.', []],
    'a-choice-in-two-lines': ['Either a | b | c is right,\nor so.', []],
    'one-row': [
      '| Day | Step |',
      [
        '6: This is meant as a table and would be printed with its | signs: the line below its first row must be | --- | --- |, with as many parts as the row above, and an empty line before the table.',
      ],
    ],
    'two-rows-without-signs-around': [
      'One | two | three\nfour | five | six',
      [
        '6: This is meant as a table and would be printed with its | signs: the line below its first row must be | --- | --- | --- |, with as many parts as the row above, and an empty line before the table.',
      ],
    ],
    'two-rows-after-two-lines': [
      'One,\ntwo:\n| a | b |\n| c | d |',
      [
        '8: This is meant as a table and would be printed with its | signs: the line below its first row must be | --- | --- |, with as many parts as the row above, and an empty line before the table.',
      ],
    ],
  });
});

test('a fact that is said twice or not quoted, and what nobody should read, are told at their lines', () => {
  expectTold({
    'a-unit-twice-in-capitals': [
      'At {{ radon.actionLevel.air }} PCI/L.',
      [
        '6: The fact {{ radon.actionLevel.air }} is "4.0 pCi/L", with its last word; remove the "PCI/L" after it.',
      ],
    ],
    'a-unit-twice': [
      'It takes {{ radon.test.minimum }} hours.\n\nOr {{ radon.test.minimum }} Hours, or {{ radon.test.minimum }}.',
      [
        '6: The fact {{ radon.test.minimum }} is "48 hours", with its last word; remove the "hours" after it.',
        '8: The fact {{ radon.test.minimum }} is "48 hours", with its last word; remove the "Hours" after it.',
      ],
    ],
    'a-dollar-twice': [
      'It costs $ {{ prices.air.montgomery }}.\n\nIt costs {{ prices.air.montgomery }} $ {{ prices.air.longTerm }}.',
      [
        '6: The fact {{ prices.air.montgomery }} is "$165", with its $; remove the one before it.',
        '8: The fact {{ prices.air.longTerm }} is "$225", with its $; remove the one before it.',
      ],
    ],
    'a-price-that-is-words': ['It costs ${{ prices.progeny }}.', []],
    'a-fact-without-braces': [
      'One.\n\nThe price is prices.air.montgomery here, see company.com.',
      [
        '8: "prices.air.montgomery" would be printed as it stands: a fact has two braces, {{ prices.air.montgomery }}.',
      ],
    ],
    'an-unknown-fact-and-a-word': [
      'It takes {{ radon.test.mimimum }} hours.',
      [
        '6: There is no fact named "radon.test.mimimum". The nearest names are radon.test.minimum, radon.test.minimum.value and radon.test.contiguous.',
      ],
    ],
    'a-secret-key': [
      'Text.\n\nThe key is re_AbCdEf12_GhIjKlMnOp.',
      [
        '8: "re_AbC..." is a secret key: remove it here, and make a new one at the service, since this one has been seen.',
      ],
    ],
    'two-versions': [
      'Text.\n\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> branch',
      [
        '8: Two versions of this text were put together here and nobody chose (<<<<<<<, =======, >>>>>>>): keep one version and remove these lines.',
      ],
    ],
    'a-line-of-signs': ['Text.\n\n=======\n\nText.', []],
    'a-note-to-oneself': [
      'Text.\n\nTODO: write FIXME.',
      [
        '8: "FIXME" looks unfinished: write the words, or remove it.',
        '8: "TODO" looks unfinished: write the words, or remove it.',
      ],
    ],
    'a-private-address': [
      'Write to ann@gmail.com\n\nor call 123-45-6789.',
      [
        '6: "ann@gmail.com" looks like somebody\'s private address: remove it, or write {{ company.email }}.',
        '8: This looks like a social security number: remove it.',
      ],
    ],
  });
});
