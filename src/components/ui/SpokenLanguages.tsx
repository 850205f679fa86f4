import { Fragment, type ReactNode } from 'react';
import { company } from '@site/src/data';

/** What a language is called by who speaks it; its name in English is no help to who reads none. */
const OWN_NAMES: Record<string, [tag: string, name: string]> = {
  Spanish: ['es', 'Español'],
  Portuguese: ['pt', 'Português'],
};

/** "Español · Português": the languages that the office speaks beside English, in their own words. */
export function SpokenLanguages({ className }: { className?: string }): ReactNode {
  const spoken = company.languages.flatMap((language) => {
    const own = OWN_NAMES[language];
    return own ? [own] : [];
  });
  return (
    <span className={className}>
      {spoken.map(([tag, name], index) => (
        <Fragment key={tag}>
          {index > 0 && ' · '}
          <span lang={tag}>{name}</span>
        </Fragment>
      ))}
    </span>
  );
}
