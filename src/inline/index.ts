import { installAnswers } from './answers';
import { installBar } from './bar';
import { installFolds } from './folds';
import { installLanguages } from './languages';
import { installLazyImages } from './lazy';
import { installLost } from './lost';
import { installMenus } from './menus';
import { installNotices } from './notices';
import { installOpening } from './opening';
import { installPlace } from './place';
import { installPrint } from './print';
import { installSearch } from './search';
import { installTrusted } from './trusted';
import { installVideos } from './videos';

// Runs in the head of every page, before the body exists. Everything listens on the document, so it does not matter
// when elements appear.
installTrusted(window);
installOpening(document);
installLanguages(document);
installLost(document);
installFolds(document);
installPlace(document);
installBar(document);
installMenus(document);
installNotices(document);
installAnswers(document);
installSearch(document);
installLazyImages(document);
installVideos(document);
installPrint(document);
