import type { ClientModule } from '@docusaurus/types';
import type { LandingState } from './ResultLink';

let leave: (() => void) | undefined;

/** After each navigation: takes away the highlights of the page before, and shows a result its place. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    leave?.();
    leave = undefined;
    const searched = (location.state as LandingState | undefined)?.searched;
    if (!searched) return;
    let left = false;
    leave = () => (left = true);
    import('./landing')
      .then(({ land }) => {
        if (!left) leave = land(document, location.hash, searched);
      })
      .catch((error: unknown) => console.error('The words could not be highlighted.', error));
  },
};

export default clientModule;
