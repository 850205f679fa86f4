import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { AgentsForm } from './AgentsForm';
import { ForClients } from './ForClients';
import { Lockbox } from './Lockbox';
import { RequestPage, type RequestWords } from './RequestPage';

/** The layout of the page for real estate agents: the form for several homes, and what they can send to clients. */
export function AgentsPage(words: RequestWords): ReactNode {
  return (
    <RequestPage
      {...words}
      formTitle={<Translate id="agents.form">Up to three homes in one message</Translate>}
      form={<Island name="agents-form" component={AgentsForm} />}
      aside={
        <>
          <Lockbox />
          <ForClients />
        </>
      }
    />
  );
}
