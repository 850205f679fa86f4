import { DEFAULT_LOCALE } from '@site/src/languages/locales';
import { PAGE_LANGUAGE } from '@site/src/languages/page-language';

const [language = DEFAULT_LOCALE] = PAGE_LANGUAGE.split('-');

/** The language that the form tells the office of, such as "es": that of the page, and in English none. */
export const FORM_LANGUAGE = language === DEFAULT_LOCALE ? undefined : language;
