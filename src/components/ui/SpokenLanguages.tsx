import { Fragment, type ReactNode } from 'react';
import { company } from '@site/src/data';
import { localeNamed } from '@site/src/languages/language-name';
import { DEFAULT_LOCALE, LOCALES } from '@site/src/languages/locales';

/**
 * The languages that the office speaks besides English, for example "Español · Português". Each has its own name for
 * itself, since visitors who need it may not read English.
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
