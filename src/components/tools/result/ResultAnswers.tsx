import type { ReactNode } from 'react';
import { AirBands } from './AirBands';
import { AirReasons } from './AirReasons';
import { RentalSteps } from './RentalSteps';
import { SaleSteps } from './SaleSteps';
import { WaterBands } from './WaterBands';

/** Everything the tool can say of a result: by band, by situation, and why. */
export function ResultAnswers(): ReactNode {
  return (
    <>
      <AirBands />
      <SaleSteps />
      <RentalSteps />
      <WaterBands />
      <AirReasons />
    </>
  );
}
