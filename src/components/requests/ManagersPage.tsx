import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { ManagersForm } from './ManagersForm';
import { Papers } from './Papers';
import { RentalDuties } from './RentalDuties';
import { RequestPage, type RequestWords } from './RequestPage';

/** The layout of the page for property managers: a quote, the paperwork, and the duties by place. */
export function ManagersPage({ children, ...words }: RequestWords): ReactNode {
  return (
    <RequestPage
      {...words}
      formTitle={<Translate id="managers.form">Ask for a written quote</Translate>}
      form={<Island name="managers-form" component={ManagersForm} />}
      aside={<Papers />}
    >
      <RentalDuties />
      {children}
    </RequestPage>
  );
}
