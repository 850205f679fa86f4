import { DEFAULT_LOCALE } from '@site/src/languages/locales';
import { PAGE_LANGUAGE } from '@site/src/languages/page-language';

const [language = DEFAULT_LOCALE] = PAGE_LANGUAGE.split('-');

/** The language code the form sends to the office, for example "es"; undefined in English. */
export const FORM_LANGUAGE = language === DEFAULT_LOCALE ? undefined : language;
