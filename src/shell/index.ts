import { installFaq } from '../components/faq/faq-behaviour';
import { installBar } from './bar';
import { installClient } from './client';
import { installLazyImages } from './lazy';
import { installMenus } from './menus';
import { installOpening } from './opening';
import { installReplay } from './replay';
import { installSearch } from './search';

// Runs in the head, before React and without it. Everything listens on the document, so it does not matter
// when elements appear or whether React has taken over.
installOpening(document);
installBar(document);
installMenus(document);
installFaq(document);
installSearch(document);
installLazyImages(document);
installReplay(document);
installClient(document);
