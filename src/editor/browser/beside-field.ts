import CMS, { type CmsConfig } from '@sveltia/cms';
import type * as React from 'react';
import type { Beside } from '../beside';
import { fileOfForm } from '../file-of-form';
import { NOT_SAVED } from '../conflict';
import { TYPED } from '../formats';
import { showEnglish } from './english-pane';
import { historyOf } from './history';
import { wordsToCome } from './kept-words';
import { savedLast } from './other-hands';
import { showPage } from './page-pane';
import { showStates } from './states-pane';
import { showWords } from './words-pane';
import './beside.css';

async function besideOf(file: string): Promise<Beside> {
  const answer = await fetch(`/editor/beside/${encodeURI(file)}.json`, { cache: 'no-cache' });
  // A file of facts has no page of its own, and a text can be newer than the site.
  return answer.ok ? ((await answer.json()) as Beside) : {};
}

const isTranslation = (file: string): boolean => file.startsWith('i18n/');

async function openPage(config: CmsConfig, file: string): Promise<void> {
  const { page } = await besideOf(file);
  if (page === undefined) return alert('This text stands on several pages.');
  showPage(`${config.site_url}${page}`, config.backend.name !== 'github');
}

/**
 * The first field of each form: buttons that show what belongs beside it. Its value is an earlier state of the file,
 * once somebody puts one back.
 */
export function registerBesideField(name: string, config: CmsConfig): void {
  const { createElement: h } = window;
  const button = (label: string, onClick: (click: React.MouseEvent<HTMLElement>) => void) =>
    h('button', { type: 'button', className: 'text-field-button', key: label, onClick }, label);
  CMS.registerFieldType(name, ({ value, onChange, entry }) => {
    const file = fileOfForm(config, location.hash.replace(/^#\/collections\//, ''));
    if (file === undefined)
      return h('p', null, 'Here are its page and earlier states, once it is saved.');
    const isText = file.endsWith('.md');
    const typed: unknown = entry?.getIn(['data', TYPED]);
    const now = typeof typed === 'string' ? typed : '';
    const states = (): void => void showStates(historyOf(config, file), savedLast(now), onChange);
    const words = ({ currentTarget }: React.MouseEvent<HTMLElement>): void =>
      showWords(file, now, () => (currentTarget.hidden = true));
    const isBack = typeof value === 'string' && value !== '';
    return h('div', { className: 'beside-buttons' }, [
      isText && isTranslation(file)
        ? button('The English', () => void besideOf(file).then(showEnglish))
        : null,
      isText ? button('The page', () => void openPage(config, file)) : null,
      button('Earlier states', states),
      wordsToCome(file, now).length > 0 ? button(NOT_SAVED, words) : null,
      isBack
        ? h('p', { key: 'state', role: 'status' }, [
            'An earlier state is chosen: Save writes it in place of all that this form shows. ',
            button('Not after all', () => onChange('')),
          ])
        : null,
    ]);
  });
}
