import * as z from 'zod';
import { none, target, words } from './attributes';
import { group, leaf } from './define';

const row = group(
  'button-row',
  async () => (await import('../../components/markdown/Columns')).ButtonRow,
);

const label = z.strictObject({ label: words('the label').optional() });

export const buttons = [
  leaf('schedule-button', {
    attributes: label,
    about:
      'The main button, with which visitors book a test in the scheduler. The label is optional.',
    example: '::schedule-button{label="Schedule Your Test"}',
    component: async () => (await import('../../components/ui/ScheduleButton')).ScheduleButton,
    group: row,
  }),
  leaf('call-button', {
    attributes: none,
    about: 'A button that calls the office phone.',
    example: '::call-button',
    component: async () => (await import('../../components/ui/CallButton')).CallButton,
    group: row,
  }),
  leaf('email-button', {
    attributes: label,
    about: 'A button that opens an e-mail to the office.',
    example: '::email-button{label="Contact Our Experts"}',
    component: async () => (await import('../../components/ui/EmailButton')).EmailButton,
    group: row,
  }),
  leaf('button', {
    attributes: z.strictObject({ to: target(), label: words('the label') }),
    about: 'A second, quieter button to any page.',
    example: '::button{to="/services" label="Learn About Our Services"}',
    component: async () => (await import('../../components/ui/ButtonLink')).ButtonLink,
    group: row,
  }),
  leaf('back-link', {
    attributes: z.strictObject({ to: target(), label: words('the label') }),
    about: 'The way back to the page above, after the buttons of a page.',
    example: '::back-link{to="/services" label="Back to Services"}',
    component: async () => (await import('../../components/ui/BackLink')).BackLink,
    group: row,
  }),
];
