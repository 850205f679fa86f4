import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';

export interface ProtocolProps {
  standard: keyof typeof radon.standards;
}

/** The standard that a service follows, for example "Protocol: ANSI/AARST …". */
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
