import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';

export interface ProtocolProps {
  standard: keyof typeof radon.standards;
}

/** "Protocol: ANSI/AARST …", from the data. */
export function Protocol({ standard }: ProtocolProps): ReactNode {
  return (
    <Translate
      id="services.protocol"
      values={{ standard: <span className="unbroken">{radon.standards[standard]}</span> }}
    >
      {'Protocol: {standard}'}
    </Translate>
  );
}
