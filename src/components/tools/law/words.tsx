import Translate, { translate } from '@docusaurus/Translate';
import type { LawQuestions } from '@site/src/tools/law/questions';
import {
  dayOrNone,
  limitsWords,
  occasionDay,
  placeLabel,
  placeSlips,
  unknown,
  yesNo,
  type ToolWords,
} from '../shared-words';

/** The words of the law finder's questions. */
export const lawWords = (): ToolWords<LawQuestions> => ({
  place: {
    label: placeLabel(),
    slips: {
      missing: <Translate id="tools.placeMissing">Say where the home is.</Translate>,
      ...placeSlips(),
    },
  },
  limits: limitsWords(),
  role: {
    label: <Translate id="tools.law.role">You are the …</Translate>,
    slips: {
      missing: <Translate id="tools.law.roleMissing">Choose which side you’re on.</Translate>,
    },
    options: {
      seller: translate({ id: 'tools.law.seller', message: 'seller' }),
      buyer: translate({ id: 'tools.law.buyer', message: 'buyer' }),
      landlord: translate({ id: 'tools.law.landlord', message: 'landlord' }),
      tenant: translate({ id: 'tools.law.tenant', message: 'tenant' }),
    },
  },
  home: {
    label: <Translate id="tools.law.home">Kind of home</Translate>,
    options: {
      unknown: unknown(),
      house: translate({
        id: 'tools.law.house',
        message: 'House or townhouse, not in a condominium',
      }),
      condominium: translate({
        id: 'tools.law.condominium',
        message: 'Part of a condominium, even a townhouse',
      }),
      cooperative: translate({ id: 'tools.law.cooperative', message: 'Part of a cooperative' }),
      apartment: translate({ id: 'tools.law.apartment', message: 'In an apartment building' }),
    },
  },
  ground: {
    label: <Translate id="tools.law.ground">Does the home touch the ground?</Translate>,
    hint: (
      <Translate id="tools.law.groundHint">
        A basement, a slab, or a floor over a crawl space.
      </Translate>
    ),
    options: yesNo(),
  },
  units: {
    label: <Translate id="tools.law.units">How many rental units are there?</Translate>,
    hint: <Translate id="tools.law.unitsHint">Leave it empty if you don’t know.</Translate>,
    slips: {
      count: <Translate id="tools.law.unitsSlip">Type a whole number, such as 4.</Translate>,
    },
  },
  date: {
    label: occasionDay(),
    hint: <Translate id="tools.law.dateHint">Leave it empty if there is none yet.</Translate>,
    slips: dayOrNone(),
  },
});
