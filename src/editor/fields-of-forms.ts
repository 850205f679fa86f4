import type { CmsConfig } from '@sveltia/cms';

/** The properties of a field that decide whether words from a form still fit it. */
const KEYS = ['name', 'widget', 'fields', 'field', 'types', 'multiple'];

/**
 * The fields of all forms as one text. It changes when the fields of a form do, but not with labels, options, or
 * another file of the same form.
 */
export function fieldsOfForms({ collections = [] }: CmsConfig): string {
  const forms = collections.flatMap((one) => {
    if ('files' in one) return one.files.map(({ fields }) => fields);
    return 'fields' in one ? [one.fields] : [];
  });
  return [...new Set(forms.map((fields) => JSON.stringify(fields, KEYS)))].sort().join('\n');
}
