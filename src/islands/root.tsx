import {
  Component,
  createElement,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { laterFields, readFields, typeFields, type Fields } from './fields';
import { tolerateTranslators } from './translators';

/**
 * Hydrates an island. Keeps what was typed before, whatever React finds in the HTML. If the island throws, logs the
 * error and restores the served HTML with what was typed.
 *
 * @param island an element made by `Island`
 * @param component the component that the registry loaded for it
 */
export function createIsland(island: HTMLElement, component: ComponentType<never>): Root {
  tolerateTranslators();
  const { island: name = '', prefix, props = '{}' } = island.dataset;
  const served = island.cloneNode(true);
  const typed = readFields(island);
  const report = (error: unknown): void =>
    console.error(`The island "${name}" failed; its page goes on without it.`, error);
  return hydrateRoot(
    island,
    <Served island={island} served={served}>
      <Typed island={island} fields={typed}>
        {createElement(component, JSON.parse(props) as never)}
      </Typed>
    </Served>,
    {
      identifierPrefix: prefix,
      onCaughtError: report,
      // Something else changed the HTML, for example a translator; React has rendered the island anew.
      onRecoverableError: () => undefined,
    },
  );
}

interface ServedProps {
  island: HTMLElement;
  /** The island as it was served, as nodes: the page's policy would refuse to parse a string as HTML. */
  served: Node;
  children: ReactNode;
}

/** Shows the served HTML in place of an island that failed. */
class Served extends Component<ServedProps, { failed: boolean }, Fields> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** Runs while the fields still exist. */
  override getSnapshotBeforeUpdate(): Fields {
    return readFields(this.props.island);
  }

  override componentDidUpdate(_props: unknown, _state: unknown, typed: Fields): void {
    if (!this.state.failed) return;
    const { island, served } = this.props;
    island.textContent = '';
    island.append(...served.cloneNode(true).childNodes);
    typeFields(island, typed);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Restores what was in the fields before hydration, if it is lost, and marks the island `data-awake` while it is
 * mounted.
 */
function Typed({
  island,
  fields,
  children,
}: {
  island: HTMLElement;
  fields: Fields;
  children: ReactNode;
}): ReactNode {
  useLayoutEffect(() => {
    // The visitor may go on typing while React hydrates.
    typeFields(island, laterFields(fields, readFields(island)));
  }, [island, fields]);
  // The effects of the component itself have run by then.
  useEffect(() => {
    island.toggleAttribute('data-awake', true);
    return () => island.removeAttribute('data-awake');
  }, [island]);
  return children;
}
