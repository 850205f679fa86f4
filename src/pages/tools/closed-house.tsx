import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ClosedHousePage } from '@site/src/components/tools/closed-house/ClosedHousePage';

export default function ClosedHouse(): ReactNode {
  return (
    <ClosedHousePage
      title={translate({
        id: 'tools.closed.title',
        message: 'Closed-house sheet for a radon test',
      })}
      description={translate({
        id: 'tools.closed.description',
        message:
          'When to close the windows for a radon test and when to open them, on a sheet to print. And what to do if a window was opened during the test.',
      })}
      keywords={['closed-house conditions', 'radon test window opened', 'radon test checklist']}
    />
  );
}
