/**
 * Runs the real contact function, wired with its real settings, in a process of its own, so that its memory can be
 * measured. Sends its URL to the parent process, and answers the message `heap` with the bytes of live objects.
 */
import type { Context } from '@netlify/functions';
import contact from '../../../netlify/functions/contact';
import { serve } from './adapter';

let visitors = 0;

void serve((request) => {
  visitors += 1;
  // Each message comes from another IP address, since the limit per address is not measured here.
  const ip = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return contact(request, { ip, requestId: `r${visitors}` } as Context);
}).then(({ url }) => process.send?.({ url }));

process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
