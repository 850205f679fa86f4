import { expect, test } from 'vitest';
import { render } from '../markdown/render';

test('a source shows the day of the last look where the text asks for it, and only there', async () => {
  const [asked, plain] = await Promise.all([
    render('Closed all day. :source{id=epaBuyersGuide checked}'),
    render('Closed all day. :source{id=epaBuyersGuide}'),
  ]);
  expect(asked).toContain('<source-block id="epaBuyersGuide" checked="">');
  expect(plain).toContain('<source-block id="epaBuyersGuide">');
});
