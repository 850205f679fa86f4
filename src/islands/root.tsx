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
 * Hydrates an island. What was typed before is kept, whatever React finds in the HTML; an error in the island puts
 * the HTML back that was served, with what was typed, and is told in the log.
 *
 * @param island an element made by `Island`
 * @param component what the registry has loaded for it
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
      // Foreign nodes in the HTML, such as a translator's: React has rendered the island anew.
      onRecoverableError: () => undefined,
    },
  );
}

interface ServedProps {
  island: HTMLElement;
  /** The island as it was served; text that becomes HTML again is refused by the page's policy. */
  served: Node;
  children: ReactNode;
}

/** Shows the served HTML in place of an island that failed. */
class Served extends Component<ServedProps, { failed: boolean }, Fields> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** Runs while the fields are still there. */
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
 * Types again what stood in the fields before React came, should it be gone, and marks the island `data-awake` while
 * it lives.
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
    // Typing goes on while React hydrates.
    typeFields(island, laterFields(fields, readFields(island)));
  }, [island, fields]);
  // The effects of the component have run before.
  useEffect(() => {
    island.toggleAttribute('data-awake', true);
    return () => island.removeAttribute('data-awake');
  }, [island]);
  return children;
}
