import { translate } from '@docusaurus/Translate';
import { company, searchSettings, videos, type Video } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { KEPT } from '@site/src/lib/kept';
import { playerOf } from '@site/src/lib/player';

/** A row of the privacy page: what a visitor does, what we get from it, and how long it is kept. */
export interface PrivacyRow {
  does: string;
  gets: string;
  keeps: string;
}

/** The values of `src/data` on which the rows depend. */
export interface PrivacyData {
  countMisses: boolean;
  films: readonly Video[];
}

/** The companies whose own policies set how long they keep data: the site's host, and the email service. */
const HOST = 'Netlify';
const MAIL = 'Resend';

/** Returns all rows. They must describe what the code does: `tests/unit/components/privacy.test.ts` compares them. */
export function privacyRows({
  countMisses = searchSettings.countMisses,
  films = videos,
}: Partial<PrivacyData> = {}): PrivacyRow[] {
  return [
    reading(),
    writing(),
    calling(),
    answering(),
    searching(countMisses),
    ...(countMisses ? [missing()] : []),
    watching(films.some((film) => playerOf(film).kind === 'frame')),
    booking(),
  ];
}

const reading = (): PrivacyRow => ({
  does: translate({ id: 'privacy.read', message: 'You read a page' }),
  gets: translate(
    {
      id: 'privacy.readGets',
      message:
        'We don’t set cookies or count visits. The company that hosts this site, {host}, gets what every web server gets: your IP address, the page’s web address and your browser’s name.',
    },
    { host: HOST },
  ),
  keeps: translate(
    {
      id: 'privacy.readKeeps',
      message:
        'We keep nothing. We don’t control how long the host keeps its logs: see {host}’s privacy policy.',
    },
    { host: HOST },
  ),
});

const writing = (): PrivacyRow => ({
  does: translate({ id: 'privacy.write', message: 'You send us a message' }),
  gets: translate(
    {
      id: 'privacy.writeGets',
      message:
        'We get what you type, the page’s language and, to tell people from bots, how long you took. An email service, {mail}, delivers the message to our office, {email}. We hold your IP address only in the server’s memory, to stop floods of messages.',
    },
    { email: company.email, mail: MAIL },
  ),
  keeps: translate(
    {
      id: 'privacy.writeKeeps',
      message:
        'The site erases your message as soon as the email service accepts it, usually within a second. We keep a receipt, without your name or your words, for {receipt}. If we can’t deliver a message yet, we keep it until we can. If it seems to come from a bot, or may have been lost, our office can see it for {offered} before it’s erased. The email stays in our mailbox until we erase it; there’s no set schedule. To have it erased, call or write to us. We don’t control how long the email service keeps its records: see {mail}’s privacy policy.',
    },
    { receipt: quantity(KEPT.receipt), offered: quantity(KEPT.offered), mail: MAIL },
  ),
});

const calling = (): PrivacyRow => ({
  does: translate({ id: 'privacy.call', message: 'You call, text or email us' }),
  gets: translate({
    id: 'privacy.callGets',
    message:
      'Nothing through this site: the button just passes our number or address to your phone or email app. Our office gets your number or address and what you say or write.',
  }),
  keeps: translate({
    id: 'privacy.callKeeps',
    message:
      'Our office keeps texts and emails until we erase them; there’s no set schedule. We don’t control how long phone and email companies keep their records.',
  }),
});

const answering = (): PrivacyRow => ({
  does: translate({ id: 'privacy.tools', message: 'You use “Check my case”' }),
  gets: translate({
    id: 'privacy.toolsGets',
    message:
      'We get nothing while you answer: your own browser finds the result, even if you start on another page of this site. Your answers then become part of the page’s web address, which you can save. If anyone loads that address (again, in another language, from a bookmark, or by going from one tool to the next), our host gets those answers.',
  }),
  keeps: translate(
    {
      id: 'privacy.readKeeps',
      message:
        'We keep nothing. We don’t control how long the host keeps its logs: see {host}’s privacy policy.',
    },
    { host: HOST },
  ),
});

const searching = (countMisses: boolean): PrivacyRow => ({
  does: translate({ id: 'privacy.search', message: 'You search this site' }),
  gets: [
    translate({
      id: 'privacy.searchGets',
      message:
        'We get nothing while you type: the search runs in your own browser. The search page puts your words in its address. If anyone opens or reloads that address, our host receives them.',
    }),
    ...(countMisses
      ? [
          translate({
            id: 'privacy.searchMiss',
            message:
              'For what happens when you close a search that found nothing, see the next row.',
          }),
        ]
      : []),
  ].join(' '),
  keeps: translate({
    id: 'privacy.searchKeeps',
    message:
      'Your recent searches stay on your device until you clear the list or your browser’s data.',
  }),
});

const missing = (): PrivacyRow => ({
  does: translate({ id: 'privacy.miss', message: 'You search and find nothing' }),
  gets: translate({
    id: 'privacy.missGets',
    message:
      'We get the words you typed and the date, but nothing about you. We don’t send what looks like an email address, a street address or a phone number.',
  }),
  keeps: quantity(KEPT.searches),
});

const watching = (isElsewhere: boolean): PrivacyRow => ({
  does: translate({ id: 'privacy.film', message: 'You watch a video' }),
  gets: isElsewhere
    ? translate({
        id: 'privacy.filmElsewhere',
        message:
          'Nothing. The site that hosts the video gets your IP address only when you press play.',
      })
    : translate({
        id: 'privacy.filmOwn',
        message: 'The same as when you read a page: the videos are on this site.',
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
        'The calendar is run by a booking service, {service}. When you open our scheduler page, the service gets your IP address and anything you type there. It sends us your booking.',
    },
    { service: new URL(company.schedulerUrl).host },
  ),
  keeps: translate({
    id: 'privacy.bookKeeps',
    message: 'This site keeps none of it. The booking service has its own rules.',
  }),
});
