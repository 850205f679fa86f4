import type { Locale } from '../languages/locales';
import { english, romance } from './stemmers';
import en from './words/en.json';
import es from './words/es.json';
import pt from './words/pt.json';

/** What the search knows of a language in which people ask. */
interface Spoken {
  /** What the forms of a folded word have in common, for four letters or more. */
  stem: (word: string) => string;
  /** Words in lines, folded: those without a meaning of their own, and everyday ones that say little. */
  words: Readonly<Record<'light' | 'common', readonly string[]>>;
  /** Beginnings of sentences that mean what was said before. */
  leans: RegExp;
  /** Spellings that tell it from a language that has many of its words. */
  looks?: RegExp;
  /** Signs that it alone has, before they are folded: "poço" is a well, and "poco" is little. */
  signs?: RegExp;
  /** A language that has most of its words: a question that was asked in one is one in the other. */
  sister?: Locale;
}

/** The languages of the search. */
export const SPOKEN: Readonly<Record<Locale, Spoken>> = {
  en: {
    stem: english,
    words: en,
    leans:
      /^((at|by|for|from|in|of|on|to|with) )?(it|its|this|that|these|those|they|their|both|he|she)(?!\p{L})|^(if not|then|so|but|and|all of|the (same )?section)(?!\p{L})|^(yes|no)[,.:]/iu,
  },
  es: {
    stem: romance,
    words: es,
    leans:
      /^((a|con|de|en|para|por) )?(esto|esta|este|estos|estas|eso|esa|ese|esos|esas|ellos|ellas|ambos|ambas)(?!\p{L})|^(si no|entonces|pero|y|así|la (misma )?sección)(?!\p{L})|^(sí|no)[,.:]/iu,
    looks: /cion$|ll|[iu]e|^(el|los|las)$/,
    signs: /[ñ¿¡]/i,
    sister: 'pt',
  },
  pt: {
    stem: romance,
    words: pt,
    leans:
      /^((a|com|para|por) )?[dn]?(isto|esta|este|estes|estas|isso|essa|esse|esses|essas|ele|ela|eles|elas)(?!\p{L})|^(ambos|ambas|se não|então|mas|e|assim|a (mesma )?seção)(?!\p{L})|^(sim|não)[,.:]/iu,
    looks: /(ou|ao|oes|agem)$|lh|nh|^(em|um|uma)$/,
    signs: /[çãõâêôà]/i,
    sister: 'es',
  },
};
