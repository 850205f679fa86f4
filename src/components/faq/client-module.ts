import type { ClientModule } from '@docusaurus/types';
import { openFaq } from './faq-behaviour';

/** Opens the question that a link from another page names; the shell does so for the page that came first. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation) openFaq(document, location.hash);
  },
};

export default clientModule;
