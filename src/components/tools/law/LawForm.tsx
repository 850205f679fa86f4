import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LimitsQuestion, PlaceQuestion, yesNo } from '../PlaceQuestions';
import { Choices, Selection, Typed } from '../Question';
import { ToolForm } from '../ToolForm';

/** The questions of the law finder. Which of them matter, the script decides as they are answered. */
export function LawForm({ names }: { names?: readonly string[] }): ReactNode {
  const choose = <Translate id="tools.slip.choice">Choose one of the answers.</Translate>;
  return (
    <ToolForm path="/tools/radon-law">
      <PlaceQuestion names={names ?? []} />
      <LimitsQuestion />
      <Choices
        name="role"
        label={<Translate id="tools.law.role">You are the …</Translate>}
        slips={{
          choice: choose,
          missing: <Translate id="tools.law.roleMissing">Say which side you are on.</Translate>,
        }}
        options={{
          seller: translate({ id: 'tools.law.seller', message: 'seller' }),
          buyer: translate({ id: 'tools.law.buyer', message: 'buyer' }),
          landlord: translate({ id: 'tools.law.landlord', message: 'landlord' }),
          tenant: translate({ id: 'tools.law.tenant', message: 'tenant' }),
        }}
      />
      <Selection
        name="home"
        label={<Translate id="tools.law.home">The home</Translate>}
        slips={{ choice: choose }}
        initial="unknown"
        options={{
          unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
          house: translate({
            id: 'tools.law.house',
            message: 'House or townhouse, not in a condominium',
          }),
          condominium: translate({
            id: 'tools.law.condominium',
            message: 'In a condominium, townhouses too',
          }),
          cooperative: translate({ id: 'tools.law.cooperative', message: 'In a cooperative' }),
          apartment: translate({
            id: 'tools.law.apartment',
            message: 'In an apartment building',
          }),
        }}
      />
      <Choices
        name="ground"
        label={<Translate id="tools.law.ground">Does it touch the ground?</Translate>}
        hint={
          <Translate id="tools.law.groundHint">
            A basement, a slab, or a floor over a crawl space.
          </Translate>
        }
        slips={{ choice: choose }}
        options={yesNo()}
      />
      <Typed
        name="units"
        label={<Translate id="tools.law.units">Rental units in all</Translate>}
        hint={<Translate id="tools.law.unitsHint">Leave it empty if you don’t know.</Translate>}
        slips={{
          count: <Translate id="tools.law.unitsSlip">Type a whole number, such as 4.</Translate>,
        }}
        inputMode="numeric"
        autoComplete="off"
      />
      <Typed
        name="date"
        type="date"
        label={<Translate id="tools.law.date">Day of settlement, or of the lease</Translate>}
        hint={<Translate id="tools.law.dateHint">Leave it empty if there is none yet.</Translate>}
        slips={{
          day: (
            <Translate id="tools.slip.day">
              Type a real day, such as 03/31/2027, or leave it empty.
            </Translate>
          ),
        }}
      />
    </ToolForm>
  );
}
