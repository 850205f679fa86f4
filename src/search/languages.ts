import type { Locale } from '../languages/locales';
import { english, romance } from './stemmers';
import en from './words/en.json';
import es from './words/es.json';
import pt from './words/pt.json';

/** What the search knows about a language in which people ask. */
interface Spoken {
  /** Reduces a folded word of at least four letters to what its forms have in common. */
  stem: (word: string) => string;
  /** Lines of folded words: those without a meaning of their own, and everyday ones that say little. */
  words: Readonly<Record<'light' | 'common', readonly string[]>>;
  /** Matches the start of a sentence that refers to what was said before. */
  leans: RegExp;
  /** Matches words whose spelling distinguishes it from a language with many of its words. */
  looks?: RegExp;
  /** Matches letters and signs that only it has, before folding: "poço" is a well, and "poco" is little. */
  signs?: RegExp;
  /** A language with most of its words: a question asked in one of them also counts in the other. */
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
