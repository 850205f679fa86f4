import Translate, { translate } from '@docusaurus/Translate';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import type { ResultQuestions } from '@site/src/tools/result/questions';
import {
  dayOrNone,
  limitsWords,
  placeLabel,
  placeSlips,
  unknown,
  type ToolWords,
} from '../shared-words';

/** The words of the result tool's questions. */
export const resultWords = (): ToolWords<ResultQuestions> => ({
  value: valueWords(),
  unit: {
    label: <Translate id="tools.result.unit">Unit</Translate>,
    options: { pci: 'pCi/L', bq: 'Bq/m³', bql: 'Bq/L' },
  },
  test: {
    label: <Translate id="tools.result.test">Kind of test</Translate>,
    options: {
      unknown: unknown(),
      short: translate({ id: 'tools.result.short', message: 'An air test of a few days' }),
      long: translate(
        { id: 'tools.result.longTest', message: 'An air test of {time} or more' },
        { time: quantity(radon.test.longTermDays) },
      ),
      monitor: translate({ id: 'tools.result.monitor', message: 'My own air monitor' }),
      water: translate({ id: 'tools.wellWater', message: 'Well water' }),
    },
  },
  second: {
    label: <Translate id="tools.result.second">Your second test, if you had one</Translate>,
    slips: readingSlips(),
  },
  pair: {
    label: <Translate id="tools.result.pair">The two tests were</Translate>,
    options: {
      times: translate({
        id: 'tools.result.times',
        message: 'In the same place, at different times',
      }),
      rooms: translate({ id: 'tools.result.rooms', message: 'In two different rooms' }),
      beside: translate({
        id: 'tools.result.beside',
        message: 'Side by side, at the same time',
      }),
      mitigation: translate({
        id: 'tools.result.pairMitigation',
        message: 'Before and after a radon system went in',
      }),
    },
  },
  situation: {
    label: <Translate id="tools.result.situation">Your situation</Translate>,
    options: {
      home: translate({ id: 'tools.result.home', message: 'I live there and own it' }),
      buying: translate({ id: 'tools.result.buying', message: 'I’m buying it' }),
      selling: translate({ id: 'tools.result.selling', message: 'I’m selling it' }),
      tenant: translate({ id: 'tools.result.tenant', message: 'I rent it from a landlord' }),
      landlord: translate({ id: 'tools.result.landlord', message: 'I’m the landlord' }),
      mitigated: translate({
        id: 'tools.result.mitigated',
        message: 'I’m testing after a radon system went in',
      }),
    },
  },
  place: { label: placeLabel(), slips: placeSlips() },
  limits: limitsWords(),
  date: {
    label: <Translate id="tools.result.date">The day you got it, if not today</Translate>,
    slips: dayOrNone(),
  },
});

const valueWords = (): ToolWords<ResultQuestions>['value'] => ({
  label: <Translate id="tools.result.value">The number on the report</Translate>,
  slips: {
    missing: <Translate id="tools.result.valueMissing">Type the number.</Translate>,
    ...readingSlips(),
  },
});

/** The slips of a number, the first or the second. */
const readingSlips = (): ToolWords<ResultQuestions>['second']['slips'] => ({
  number: <Translate id="tools.result.valueSlip">Enter a number, like 3.9.</Translate>,
  wl: (
    <Translate id="tools.result.workingLevels">
      That’s in working levels (WL), a measure of decay products. Ask the tester for pCi/L, or call
      us.
    </Translate>
  ),
  negative: (
    <Translate id="tools.result.negative">
      A result is never below zero. Check the report.
    </Translate>
  ),
  large: (
    <Translate id="tools.result.large">No radon result is that high. Check the report.</Translate>
  ),
  ambiguous: (
    <Translate id="tools.result.ambiguous">
      We can read this two ways. Leave out commas (12000), and use at most two decimals (4.05).
    </Translate>
  ),
});
