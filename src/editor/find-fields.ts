import type { Field } from '@sveltia/cms';
import { FIND_FIELD } from './text-field';

/** The field by which a row of a list below it is found; it holds nothing. @param list its name in the form */
export const findIn = (list: string, label: string): Field =>
  ({ name: 'find', label, widget: FIND_FIELD, list, required: false }) as Field;
