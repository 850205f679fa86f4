import Translate, { translate } from '@docusaurus/Translate';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import type { DatesQuestions } from '@site/src/tools/test-dates/questions';
import {
  daySlips,
  limitsWords,
  occasionDay,
  placeLabel,
  placeSlips,
  realDay,
  yesNo,
  type ToolWords,
} from '../shared-words';

/** The words of the planner's questions. */
export const datesWords = (): ToolWords<DatesQuestions> => ({
  for: {
    label: <Translate id="tools.dates.for">What is it for?</Translate>,
    options: {
      sale: translate({ id: 'tools.dates.sale', message: 'A settlement' }),
      lease: translate({ id: 'tools.dates.lease', message: 'A lease' }),
      retest: translate({ id: 'tools.dates.retest', message: 'Testing again' }),
    },
  },
  date: { label: occasionDay(), slips: daySlips() },
  why: {
    label: <Translate id="tools.dates.why">Why again?</Translate>,
    options: {
      routine: translate({ id: 'tools.dates.routine', message: 'It’s been a while' }),
      system: translate({
        id: 'tools.dates.system',
        message: 'The home has a mitigation system',
      }),
      mitigation: translate({ id: 'tools.dates.mitigation', message: 'Mitigation was just done' }),
      works: translate({
        id: 'tools.dates.works',
        message: 'Renovated, or new windows or heating',
      }),
      sale: translate({
        id: 'tools.dates.stillSale',
        message: 'Does my test still count for a sale?',
      }),
      lease: translate({
        id: 'tools.dates.stillLease',
        message: 'Does my test still count for a lease?',
      }),
      water: translate({ id: 'tools.wellWater', message: 'Well water' }),
      treated: translate({
        id: 'tools.dates.treated',
        message: 'Well water treated for radon',
      }),
    },
  },
  last: {
    label: <Translate id="tools.dates.last">Date of last test or work</Translate>,
    slips: daySlips(),
  },
  place: { label: placeLabel(), slips: placeSlips() },
  limits: limitsWords(),
  weather: {
    label: (
      <Translate id="tools.dates.weather" values={{ days: quantity(radon.test.severeWeatherDays) }}>
        {'Leave extra time for a storm? The test then takes {days}.'}
      </Translate>
    ),
    options: yesNo(),
  },
  tested: {
    label: <Translate id="tools.dates.tested">Already tested? What day?</Translate>,
    hint: <Translate id="tools.dates.testedHint">Leave it empty if there’s none.</Translate>,
    slips: { day: realDay() },
  },
});
