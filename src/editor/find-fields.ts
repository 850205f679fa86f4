import type { Field } from '@sveltia/cms';
import { FIND_FIELD } from './text-field';

/** A field that finds rows in a list below it. It has no value. @param list the name of the list in the form */
export const findIn = (list: string, label: string): Field =>
  ({ name: 'find', label, widget: FIND_FIELD, list, required: false }) as Field;
