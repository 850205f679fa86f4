/** Milliseconds for which work may keep the page from responding to a key. */
const SLICE = 6;

/** Does all the work at once. */
export function atOnce<Of>(work: Generator<void, Of>): Of {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work in slices, between which the page responds: no letter waits for an index. */
export async function inSlices<Of>(work: Generator<void, Of>): Promise<Of> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await turn();
  }
}

/** Waits until the browser has handled what is pending; a timer would be delayed for some milliseconds each time. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
