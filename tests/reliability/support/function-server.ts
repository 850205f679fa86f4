/**
 * The real function, wired by its real settings, in a process of its own, so that its memory can be
 * measured. Tells its parent the address; answers the message 'heap' with the bytes in use.
 */
import type { Context } from '@netlify/functions';
import contact from '../../../netlify/functions/contact';
import { serve } from './adapter';

let visitors = 0;

void serve((request) => {
  visitors += 1;
  // Every message comes from another address: the limit of one is not what is measured here.
  const ip = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return contact(request, { ip, requestId: `r${visitors}` } as Context);
}).then(({ url }) => process.send?.({ url }));

process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
