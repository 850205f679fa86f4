import Translate, { translate } from '@docusaurus/Translate';
import { PART_NUMBERS, type PriceQuestions } from '@site/src/tools/price/questions';
import { repeat } from '@site/src/tools/repeat';
import { longTest, placeLabel, placeSlips, unknown, yesNo, type ToolWords } from '../shared-words';

type Words = ToolWords<PriceQuestions>;

/** The words of the price tool's questions, which repeat for each part of the house. */
export const priceWords = (): Words => ({
  ...repeat(PART_NUMBERS, (number) => ({
    part: partWords(number),
    size: sizeWords(),
    heat: heatWords(),
  })),
  place: {
    label: placeLabel(),
    slips: {
      missing: (
        <Translate id="tools.price.placeMissing">
          Type the town or county, or say you don’t know it.
        </Translate>
      ),
      ...placeSlips(),
      county: (
        <Translate id="tools.price.countySlip">
          The price depends on the county. Type the town or county.
        </Translate>
      ),
    },
    tick: <Translate id="tools.price.unknownPlace">I don’t know the county</Translate>,
  },
  test: {
    label: <Translate id="tools.price.test">Which test?</Translate>,
    options: {
      short: translate({ id: 'tools.price.short', message: 'Short (a few days)' }),
      long: longTest(),
    },
  },
  well: {
    label: <Translate id="tools.price.well">Well water too?</Translate>,
    options: yesNo(),
  },
});

/** The words for the foundation of a part of the house. */
const partWords = (number: number): Words['part1'] => ({
  label:
    number === 1 ? (
      <Translate id="specimen.foundation">Foundation</Translate>
    ) : (
      <Translate id="tools.price.another">Another foundation</Translate>
    ),
  slips: {
    missing: <Translate id="tools.price.partMissing">Tell us what the home is built on.</Translate>,
  },
  options: {
    none: translate({ id: 'tools.price.none', message: 'None' }),
    basement: translate({ id: 'tools.price.basement', message: 'Basement' }),
    slab: translate({ id: 'tools.price.slab', message: 'Slab on grade' }),
    crawl: translate({ id: 'tools.price.crawl', message: 'Crawl space' }),
    unknown: unknown(),
  },
});

/** The words for its size. */
const sizeWords = (): Words['size1'] => ({
  label: <Translate id="tools.price.size">Floor area, in sq ft</Translate>,
  placeholder: translate({ id: 'tools.price.sizeHint', message: 'if known' }),
  slips: {
    size: (
      <Translate id="tools.price.sizeSlip">
        Type square feet as a number, like 1500, or leave it empty.
      </Translate>
    ),
    large: (
      <Translate id="tools.price.sizeLarge">
        No home is that large. Type this floor’s square footage, like 1500.
      </Translate>
    ),
  },
});

/** The words for the heating or cooling system that serves it. */
const heatWords = (): Words['heat1'] => ({
  label: <Translate id="tools.price.heat">Heated or cooled by</Translate>,
  options: {
    unknown: unknown(),
    1: translate({ id: 'tools.price.heat1', message: 'System 1' }),
    2: translate({ id: 'tools.price.heat2', message: 'System 2' }),
    3: translate({ id: 'tools.price.heat3', message: 'System 3' }),
    4: translate({ id: 'tools.price.heat4', message: 'System 4' }),
  },
});
