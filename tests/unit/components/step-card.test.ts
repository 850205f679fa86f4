import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { StepCard } from '../../../src/components/home/StepCards';

const data = vi.hoisted((): { company: Record<string, unknown> } => ({ company: {} }));

vi.mock('../../../src/data', () => data);
vi.mock('../../../src/components/ui/LazyImage', () => ({
  LazyImage: ({ focus, ...rest }: { src: string; alt: string; focus?: string }) =>
    createElement('img', { ...rest, 'data-focus': focus }),
}));

const card = (): string =>
  renderToStaticMarkup(
    createElement(StepCard, { title: 'Our lab analyzes them', drawing: 'lab' }, 'In-house.'),
  );

test('a step without a photograph has its drawing, which says nothing by itself', () => {
  data.company = {};
  expect(card()).toMatch(/<svg [^>]*aria-hidden="true"/);
  expect(card()).not.toContain('<img');
});

test('a photograph takes the place of the drawing, with its words and who took it', () => {
  const lab = { file: '/img/steps/lab.jpg', alt: 'The bench', credit: 'Photo: A. Lee' };
  data.company = { stepPhotos: { lab } };
  expect(card()).toContain('<img src="/img/steps/lab.jpg" alt="The bench"/>');
  expect(card()).toContain('<small>Photo: A. Lee</small>');
  expect(card()).not.toContain('<svg');
});

test('a photograph is cut where its focus is not', () => {
  data.company = { stepPhotos: { lab: { file: '/img/lab.jpg', alt: 'The bench', focus: 'left' } } };
  expect(card()).toContain('data-focus="left"');
});

test('a photograph of another step changes nothing', () => {
  data.company = { stepPhotos: { device: { file: '/img/steps/device.jpg', alt: 'The device' } } };
  expect(card()).toContain('<svg');
});
