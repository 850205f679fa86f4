/** A text that several pages share (`src/plugins/shared-words.ts`). */
declare module '@words/*.md' {
  import type { ReactNode } from 'react';

  export default function SharedText(): ReactNode;
}
