import { describe, expect, it } from 'vitest';
import { draw, gluedIn, isWhole, sentencesOf, voiceOf } from '../../../scripts/voice/count';
import { paragraphsOf } from '../../../scripts/voice/pages';

describe('sentences that run into one another', () => {
  it.each([
    ['a sentence that begins small', 'Close the house. then call us.', 1],
    ['two marks in a row', 'Ask the city.: it knows.', 1],
    ['two full stops', 'Call us.. We come.', 1],
    ['a mark after a space', 'Call us today .', 0],
    ['an ellipsis and an address', 'Wait ... and see www.example.com, e.g. today.', 0],
    ['whole sentences', 'Call us at 301-555-0142. We come. Is that right? Yes!', 0],
  ])('%s', (_, words, count) => {
    expect(gluedIn(words, false)).toBe(count);
  });

  it('are fragments after a colon in the answers of a tool alone', () => {
    const words = 'Test the water again: at least every two years.';
    expect(gluedIn(words, true)).toBe(1);
    expect(gluedIn(words, false)).toBe(0);
    expect(gluedIn('Call today: we’ll decide with you.', true)).toBe(0);
  });
});

const turns = { 'we state': 'as far as we know', begun: 'started' };

it('counts words, turns and who vouches, and grades English alone', () => {
  const paragraphs = ['We state that the radon test has already begun.', 'Call the city.'];
  const english = voiceOf(paragraphs, { locale: 'en', turns, isAnswer: false });
  expect(english).toMatchObject({ words: 12, turns: 2, stated: 1, glued: 0 });
  expect(english.grade).toBeGreaterThan(0);
  expect(voiceOf(paragraphs, { locale: 'es', turns: {}, isAnswer: false })).toMatchObject({
    words: 12,
    turns: 0,
    grade: 0,
  });
});

it('reads what stands in the middle of a page, each piece once, and nothing of one that sends on', () => {
  const page =
    '<html lang="en"><header>Menu</header><main><p>Call us.</p><p>Call us.</p><p>Now.</p><p lang="es">Ya.</p></main>';
  expect(paragraphsOf(page)).toEqual(['Call us.', 'Now.']);
  expect(paragraphsOf('<p>Moved.</p>')).toEqual([]);
});

it('reads what a term means apart from the sentence that it stands in', () => {
  const page =
    '<main><p>An <button popovertarget="a">SGM</button><span id="a" popover>A system.</span> draws gas.</p></main>';
  expect(paragraphsOf(page)).toEqual(['An SGM draws gas.', 'A system.']);
});

it.each([
  ['We test the air in your home.', true],
  ['“We test the air in your home.”', true],
  ['¿Quién paga la prueba de radón?', true],
  ['$165 covers one device and the report.', true],
  ['Call us today.', false],
  ['each with its source in the law.', false],
  ['Part of a condominium, even a townhouse', false],
  ['It was copied.Your browser doesn’t let us.', false],
  ['Do you mean this one , or that?', false],
])('judges a sentence alone where it is whole: %s', (sentence, whole) => {
  expect(isWhole(sentence)).toBe(whole);
});

it('parts paragraphs into sentences', () => {
  expect(sentencesOf(['Call us. We come.', 'The radon law'])).toEqual([
    'Call us.',
    'We come.',
    'The radon law',
  ]);
});

it('draws the same for a seed, others for another, and none twice', () => {
  const all = Array.from({ length: 200 }, (_, index) => index);
  const drawn = draw(all, 60, 7);
  expect(draw(all, 60, 7)).toEqual(drawn);
  expect(draw(all, 60, 8)).not.toEqual(drawn);
  expect(new Set(drawn).size).toBe(60);
  expect(draw(all, 500, 7).toSorted((a, b) => a - b)).toEqual(all);
});
