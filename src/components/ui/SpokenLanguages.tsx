import { Fragment, type ReactNode } from 'react';
import { company } from '@site/src/data';
import { localeNamed } from '@site/src/languages/language-name';
import { DEFAULT_LOCALE, LOCALES } from '@site/src/languages/locales';

/**
 * "Español · Português": the languages that the office speaks beside English, as those who speak them call them; their
 * names in English are no help to who reads none.
 */
export function SpokenLanguages({ className }: { className?: string }): ReactNode {
  const spoken = company.languages.flatMap((language) => {
    const locale = localeNamed(language);
    return locale === undefined || locale === DEFAULT_LOCALE ? [] : [locale];
  });
  return (
    <span className={className}>
      {spoken.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && ' · '}
          <span lang={locale}>{LOCALES[locale].label}</span>
        </Fragment>
      ))}
    </span>
  );
}
