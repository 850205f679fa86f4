import type { CmsConfig } from '@sveltia/cms';

/** What decides whether words that a form had fit into it again. */
const KEYS = ['name', 'widget', 'fields', 'field', 'types', 'multiple'];

/**
 * The fields of all forms as one text: it changes when the fields of a form do, and not with their labels, with what
 * they choose among, or with another file of the same form.
 */
export function fieldsOfForms({ collections = [] }: CmsConfig): string {
  const forms = collections.flatMap((one) => {
    if ('files' in one) return one.files.map(({ fields }) => fields);
    return 'fields' in one ? [one.fields] : [];
  });
  return [...new Set(forms.map((fields) => JSON.stringify(fields, KEYS)))].sort().join('\n');
}
