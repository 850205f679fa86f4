import { expect, test } from 'vitest';
import { quoteMessages } from '../../../../src/postbuild/edits/quoted-messages';
import { edited } from '../support';

test('an address with a text is in quotation marks, and others stay as they are', () => {
  const page = (sms: string): string =>
    `<head><title>A</title></head><body><a href=/faqs>F</a> <a class=b ${sms}>T</a></body>`;
  expect(edited(quoteMessages, page('href=sms:?&body=a%20b'))).toBe(
    page('href="sms:?&body=a%20b"'),
  );
});
