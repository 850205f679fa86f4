import { load } from 'cheerio';
import naughtyStrings from 'big-list-of-naughty-strings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compose, escapeHtml } from '../../../netlify/contact/message';
import { checkFields } from '../../../netlify/contact/schema';
import { company } from '../../../src/data';
import { createWorld, ORIGINAL, postFields, VALID } from './support';

const fieldsOf = (over: object): NonNullable<ReturnType<typeof checkFields>['fields']> =>
  checkFields({ ...VALID, ...over }).fields!;

/** Returns all elements of the HTML part in order, each with the names of its attributes. */
function elementsOf(html: string): string[] {
  const page = load(html);
  return page('*')
    .not('br')
    .toArray()
    .map((element) =>
      [page(element).prop('tagName'), ...Object.keys(page(element).attr()!)].join(),
    );
}

const TEMPLATE = elementsOf(compose(fieldsOf({}), 'en').html);

describe('the e-mail', () => {
  test('has property type and name in the subject, the visitor in Reply-To, and every value', () => {
    expect(compose(ORIGINAL, 'en')).toEqual({
      subject: 'Residential Home: Ana Núñez',
      text: `Name: Ana Núñez
Email: ana.nunez@example.com
Phone: +1 (301) 555-0199
Property: Residential Home
Message: Our basement read 6.1 pCi/L.
What next?

Sent with the contact form of ${company.name}. Reply to this email to answer.
`,
      html:
        '<!doctype html><html><body><p><strong>Name</strong><br>Ana Núñez</p>' +
        '<p><strong>Email</strong><br>ana.nunez@example.com</p>' +
        '<p><strong>Phone</strong><br>+1 (301) 555-0199</p>' +
        '<p><strong>Property</strong><br>Residential Home</p>' +
        '<p><strong>Message</strong><br>Our basement read 6.1 pCi/L.<br>What next?</p>' +
        `<p>Sent with the contact form of ${company.name}. Reply to this email to answer.</p></body></html>`,
      replyTo: 'ana.nunez@example.com',
    });
  });

  test('says so where there is no phone and no message', () => {
    const { text } = compose(fieldsOf({ phone: '', message: '' }), 'en');
    expect(text).toContain('Phone: not given');
    expect(text).toContain('Message: no message');
  });

  test('is the same for the same fields', () => {
    expect(compose(fieldsOf({}), 'en')).toEqual(compose(fieldsOf({}), 'en'));
  });

  test('shows markup as text', () => {
    const { html } = compose(fieldsOf({ firstName: '<i>Ana', message: '<b>\n</b>' }), 'en');
    expect(html).toContain('&lt;i&gt;Ana');
    expect(html).toContain('&lt;b&gt;<br>&lt;/b&gt;');
    expect(elementsOf(html)).toEqual(TEMPLATE);
  });

  test('escapes the five characters', () => {
    expect(escapeHtml(`<a href="x" id='y'>&amp;`)).toBe(
      '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;',
    );
  });

  test('holds the elements of the template and no other, for any input', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc
        .array(fc.constantFrom('<', '>', '"', "'", '&', '</p>', '<script>', '<!--', '-->', 'x'))
        .map((parts) => parts.join('')),
      fc.constantFrom('<img src=x onerror=alert(1)>', '</p><a href="javascript:1">', '&lt;b&gt;'),
    );
    fc.assert(
      fc.property(hostile, hostile, (firstName, message) => {
        const { fields } = checkFields({ ...VALID, firstName, message });
        if (!fields) return;
        const mail = compose(fields, 'en');
        const page = load(mail.html);
        expect(elementsOf(mail.html)).toEqual(TEMPLATE);
        expect(page.html()).not.toContain('<!--');
        page('br').replaceWith('\n');
        const row = page('strong').filter((_, { children }) => page(children).text() === 'Message');
        expect(row.parent().text()).toBe(`Message\n${fields.message || 'no message'}`);
        expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(mail.subject).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});

test.each(['firstName', 'lastName', 'email', 'phone', 'message'])(
  'every naughty string as %s is accepted clean or refused',
  async (field) => {
    expect(naughtyStrings.length).toBeGreaterThan(400);
    const world = createWorld();
    for (const text of naughtyStrings) {
      const response = await postFields(world, { [field]: text });
      expect([200, 422], text).toContain(response.status);
    }
    for (const { mail } of world.mailer.sent) {
      expect(mail.subject + mail.replyTo).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
      expect(mail.text).not.toMatch(/(?![\n\t])\p{Cc}/u);
      expect(elementsOf(mail.html)).toEqual(TEMPLATE);
    }
  },
);
