import { expect, it } from 'vitest';
import { labelOf } from '../../../src/editor/labels';

it('writes names as people do, and of a language its name', () => {
  expect(['perSample', 'call_to_action', 'es', 'pt'].map(labelOf)).toEqual([
    'Per sample',
    'Call to action',
    'Spanish',
    'Portuguese',
  ]);
});
