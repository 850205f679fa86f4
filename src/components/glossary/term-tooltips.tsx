import Translate from '@docusaurus/Translate';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import styles from './Term.module.css';

/** How the visitor reached a term. */
export type Approach = 'pointer' | 'focus' | 'click';

type Handler = (event: Event) => void;

interface TermTriggerProps {
  button: HTMLButtonElement;
  onToggle: Handler;
  ref?: Ref<HTMLButtonElement>;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
}

/**
 * Replaces the trigger that Radix would render: attaches Radix' handlers to the button already in the page, so that it
 * keeps its focus and place when the tooltips load.
 */
function TermTrigger({ button, onToggle, ref, ...handlers }: TermTriggerProps): ReactNode {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button);
    else if (ref) ref.current = button;
  }, [button, ref]);
  useLayoutEffect(() => {
    const listeners: [string, Handler | undefined][] = [
      ['pointermove', handlers.onPointerMove],
      ['pointerleave', handlers.onPointerLeave],
      ['pointerdown', handlers.onPointerDown],
      ['focus', handlers.onFocus],
      ['blur', handlers.onBlur],
      [
        'click',
        // One listener for both: React rerenders between two, and the effect would remove the second before it runs.
        (event) => {
          handlers.onClick?.(event);
          onToggle(event);
        },
      ],
    ];
    const active = listeners.filter((pair): pair is [string, Handler] => pair[1] !== undefined);
    active.forEach(([type, handler]) => button.addEventListener(type, handler));
    return () => active.forEach(([type, handler]) => button.removeEventListener(type, handler));
  });
  return null;
}

/**
 * Reopens the tooltip after the scroll that brings a term into view when the keyboard reaches it: Radix closes on that
 * scroll what the focus has just opened. Only a scroll within two frames of the focus counts; a later one is the
 * visitor's own.
 *
 * @param then called when that scroll has ended, if the term still has the keyboard focus
 * @returns a function that removes the listeners
 */
function onScrolledTo(button: HTMLButtonElement, then: () => void): () => void {
  const ended = new AbortController();
  const onFocus = (): void => {
    const reached = new AbortController();
    const settled = (): void => {
      if (button.matches(':focus-visible')) then();
    };
    const onScroll = (): void => {
      reached.abort();
      if ('onscrollend' in window) {
        document.addEventListener('scrollend', settled, { once: true, signal: ended.signal });
      } else requestAnimationFrame(settled);
    };
    window.addEventListener('scroll', onScroll, { capture: true, signal: reached.signal });
    // The scroll event fires with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => reached.abort()));
  };
  button.addEventListener('focus', onFocus, { signal: ended.signal });
  return () => ended.abort();
}

function TermTooltip({ button }: { button: HTMLButtonElement }): ReactNode {
  const [open, setOpen] = useState(false);
  const before = useRef(false);
  useLayoutEffect(() => {
    // Radix closes the tooltip on pointerdown, before the click that toggles it: keep the state from before.
    const remember = (): void => {
      before.current = open;
    };
    button.addEventListener('pointerdown', remember, { capture: true });
    return () => button.removeEventListener('pointerdown', remember, { capture: true });
  }, [button, open]);
  useLayoutEffect(() => onScrolledTo(button, () => setOpen(true)), [button]);
  const toggle = (event: Event): void => {
    // The native popover is for pages without JavaScript.
    event.preventDefault();
    setOpen(!before.current);
    before.current = false;
  };
  const [name, meaning] = button.popoverTargetElement?.children ?? [];
  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger asChild>
        <TermTrigger button={button} onToggle={toggle} />
      </Trigger>
      <Portal>
        <Content className={styles.tooltip} sideOffset={6} collisionPadding={12}>
          <Translate
            id="glossary.entry"
            values={{ name: <strong>{name?.textContent}</strong>, meaning: meaning?.textContent }}
          >
            {'{name}: {meaning}'}
          </Translate>
        </Content>
      </Portal>
    </Root>
  );
}

const terms = new Map<HTMLButtonElement, string>();
let layer: ReactRoot | undefined;

function renderLayer(): void {
  layer ??= createRoot(document.body.appendChild(document.createElement('div')));
  layer.render(
    <Provider delayDuration={700} skipDelayDuration={300}>
      {[...terms].map(([button, key]) => (
        <TermTooltip key={key} button={button} />
      ))}
    </Provider>,
  );
}

/** Dispatches the event with which the visitor reached the term again, because the tooltip did not exist then. */
function replay(button: HTMLButtonElement, approach: Approach): void {
  if (approach === 'pointer' && button.matches(':hover')) {
    button.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  } else if (approach === 'focus' && document.activeElement === button) {
    button.dispatchEvent(new FocusEvent('focus'));
  } else if (approach === 'click') {
    button.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  }
}

/**
 * Mounts a term's tooltip and opens it, the first time the visitor reaches the term; does nothing after that. All terms
 * share a provider, so right after one tooltip closes the next opens without delay.
 */
export function showTerm(button: HTMLButtonElement, approach: Approach): void {
  if (terms.has(button)) return;
  terms.forEach((_key, known) => known.isConnected || terms.delete(known));
  terms.set(button, button.getAttribute('aria-describedby') ?? '');
  flushSync(renderLayer);
  replay(button, approach);
}
