import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ContactForm } from '../contact/ContactForm';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../ui/Accordion';
import { Home } from './Home';
import { Own } from './Own';

/** The form for agents: up to three homes in one message. */
export function AgentsForm(): ReactNode {
  return <ContactForm own={{ propertyType: 'real-estate', Questions: Homes }} />;
}

/** The first home, and two more in collapsibles. */
function Homes(): ReactNode {
  return (
    <Own
      pattern={
        <Translate id="agents.pattern">
          In the message, give each home its own line: address or town, settlement date, and whether
          there’s a lockbox or someone to let us in. For example: “Rockville, December 15, lockbox.”
        </Translate>
      }
    >
      <Home number={1} />
      {[2, 3].map((number) => (
        <Collapsible key={number}>
          <CollapsibleTitle>
            <Translate id="agents.another" values={{ number }}>
              {'Home {number} (optional)'}
            </Translate>
          </CollapsibleTitle>
          <CollapsibleBody>
            <Home number={number} />
          </CollapsibleBody>
        </Collapsible>
      ))}
    </Own>
  );
}
