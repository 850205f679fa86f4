import { translate } from '@docusaurus/Translate';
import { company, searchSettings, videos, type Video } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { KEPT } from '@site/src/lib/kept';
import { playerOf } from '@site/src/lib/player';

/** A line of the privacy page: what a visitor does, what we get of it, and how long it is kept. */
export interface PrivacyRow {
  does: string;
  gets: string;
  keeps: string;
}

/** What the page depends on of `src/data`. */
export interface PrivacyData {
  countMisses: boolean;
  films: readonly Video[];
}

/** Every line. What the code does is said as it does it: `tests/unit/components/privacy.test.ts` compares. */
export function privacyRows({
  countMisses = searchSettings.countMisses,
  films = videos,
}: Partial<PrivacyData> = {}): PrivacyRow[] {
  return [
    reading(),
    writing(),
    answering(),
    searching(),
    ...(countMisses ? [missing()] : []),
    watching(films.some((film) => playerOf(film).kind === 'frame')),
    booking(),
  ];
}

const reading = (): PrivacyRow => ({
  does: translate({ id: 'privacy.read', message: 'You read a page' }),
  gets: translate({
    id: 'privacy.readGets',
    message:
      'We set no cookies and count no visits. The company that hosts this site gets what every web server gets: your network address, the address of the page and the name of your browser.',
  }),
  keeps: translate({
    id: 'privacy.readKeeps',
    message: 'We keep nothing. The host keeps its logs by its own rules.',
  }),
});

const writing = (): PrivacyRow => ({
  does: translate({ id: 'privacy.write', message: 'You send us a message' }),
  gets: translate(
    {
      id: 'privacy.writeGets',
      message:
        'What you type, the language of the page, and how long you took, which tells people from robots. A mail service carries the message to our office, {email}. Your network address is used to stop floods of messages, and only in the memory of the server.',
    },
    { email: company.email },
  ),
  keeps: translate(
    {
      id: 'privacy.writeKeeps',
      message:
        'The site erases your message as soon as the mail service has taken it, usually within a second. A receipt without your name or words stays {receipt}. A message that cannot be delivered yet is kept until it is. One that looks like a robot’s, or that may have been lost on the way, is shown to our office for {offered} and then erased. The e-mail stays in our mailbox, and the mail service keeps records by its own rules. Call or write to us to have a message erased.',
    },
    { receipt: quantity(KEPT.receipt), offered: quantity(KEPT.offered) },
  ),
});

const answering = (): PrivacyRow => ({
  does: translate({ id: 'privacy.tools', message: 'You use “Check my case”' }),
  gets: translate({
    id: 'privacy.toolsGets',
    message:
      'Nothing while you answer: your own browser works it out. Your answers are in the address of the page. Opening that address from a link or a bookmark asks our host for it, like any page.',
  }),
  keeps: translate({ id: 'privacy.toolsKeeps', message: 'We keep nothing.' }),
});

const searching = (): PrivacyRow => ({
  does: translate({ id: 'privacy.search', message: 'You search this site' }),
  gets: translate({
    id: 'privacy.searchGets',
    message:
      'Nothing while you type: the search runs in your own browser. On the search page, the words are in the address, which goes to our host like that of any page.',
  }),
  keeps: translate({
    id: 'privacy.searchKeeps',
    message:
      'Your last searches stay on your own device until you clear the list or the browser’s data.',
  }),
});

const missing = (): PrivacyRow => ({
  does: translate({ id: 'privacy.miss', message: 'You search and find nothing' }),
  gets: translate({
    id: 'privacy.missGets',
    message:
      'The words and the day, and nothing about you. We don’t send what looks like an e-mail address, a street address or a phone number.',
  }),
  keeps: quantity(KEPT.searches),
});

const watching = (isElsewhere: boolean): PrivacyRow => ({
  does: translate({ id: 'privacy.film', message: 'You watch a film' }),
  gets: isElsewhere
    ? translate({
        id: 'privacy.filmElsewhere',
        message:
          'Nothing until you press play. Then the site that has the film gets your network address.',
      })
    : translate({
        id: 'privacy.filmOwn',
        message: 'No more than when you read a page: the films are on this site.',
      }),
  keeps: isElsewhere
    ? translate({
        id: 'privacy.filmElsewhereKeeps',
        message: 'We keep nothing. The other site has its own rules.',
      })
    : translate({ id: 'privacy.toolsKeeps', message: 'We keep nothing.' }),
});

const booking = (): PrivacyRow => ({
  does: translate({ id: 'privacy.book', message: 'You book online' }),
  gets: translate(
    {
      id: 'privacy.bookGets',
      message:
        'The calendar belongs to a booking service, {service}. It gets your network address when you open our scheduler page, and what you type there. It gives us your booking.',
    },
    { service: new URL(company.schedulerUrl).host },
  ),
  keeps: translate({
    id: 'privacy.bookKeeps',
    message: 'This site keeps nothing. The booking service has its own rules.',
  }),
});
