import { sayer, type Outcome, type Statement } from '../outcome';
import { PLACE_SENTENCES } from '../place/said';

/** The answer for one place, in a word. */
export type LawAnswer =
  /** A test is needed. */
  | 'required'
  /** A test is needed if something holds that the visitor did not say. */
  | 'depends'
  /** The law leaves it out, and says so in public. */
  | 'exempt-place'
  | 'exempt-home'
  | 'exempt-ground'
  | 'exempt-units'
  /** The summaries that can be read do not name this case, or the text is not public: ask. */
  | 'open-home'
  | 'open-ground'
  | 'open-units'
  /** The day is before the law began. */
  | 'not-yet'
  /** We know of no rule there. */
  | 'none';

/** Days that what each side does is counted by. */
const DAYS = ['oldest', 'date', 'due'] as const;

/** The sentences of the law finder: `@` of a law and a side, of a law, of a side, or of a state or a place. */
export const LAW_SENTENCES = {
  ...PLACE_SENTENCES,
  'answer.required': [],
  'answer.depends': [],
  'answer.exempt-place': [],
  'answer.exempt-home': [],
  'answer.exempt-ground': [],
  'answer.exempt-units': [],
  'answer.open-home': [],
  'answer.open-ground': [],
  'answer.open-units': [],
  'answer.not-yet': ['date'],
  'answer.none': [],
  'case.inside': [],
  'case.outside': [],
  'next.oldest': DAYS,
  'next.due': DAYS,
  'next.buyer': [],
  'next.seller': [],
  'next.landlord': [],
  'next.tenant': [],
  'next.fix': [],
  'next.end': [],
  'next.lasts': ['today', 'last'],
  'next.notice': [],
  'next.small-rental': [],
  'next.anyway': [],
  'next.ask': [],
  'why.rule': [],
  'why.state': [],
  'assumed.today': ['date'],
  'assumed.past': ['date'],
  'unsure.limits': [],
  'unsure.home': [],
  'unsure.ground': [],
  'unsure.units': [],
  'unsure.sales': [],
  'unsure.saleRule': [],
  'unsure.county': [],
  'unsure.mailing': [],
  'unsure.text': [],
} as const;

export type LawCode = keyof typeof LAW_SENTENCES;
export type LawOutcome = Outcome<string, LawCode>;
export type Said = Statement<LawCode>;

export const say = sayer<typeof LAW_SENTENCES>();
