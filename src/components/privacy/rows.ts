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

/** Whose rules hold for what they keep: the company that hosts the site, and the one that carries its mail. */
const HOST = 'Netlify';
const MAIL = 'Resend';

/** Every line. What the code does is said as it does it: `tests/unit/components/privacy.test.ts` compares. */
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
        'We set no cookies and count no visits. The company that hosts this site, {host}, gets what every web server gets: your network address, the address of the page and the name of your browser.',
    },
    { host: HOST },
  ),
  keeps: translate(
    {
      id: 'privacy.readKeeps',
      message:
        'We keep nothing. We don’t control how long the host keeps its logs: see the privacy policy of {host}.',
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
        'What you type, the language of the page, and how long you took, which tells people from robots. A mail service, {mail}, carries the message to our office, {email}. Your network address is used to stop floods of messages, and only in the server’s memory.',
    },
    { email: company.email, mail: MAIL },
  ),
  keeps: translate(
    {
      id: 'privacy.writeKeeps',
      message:
        'The site erases your message as soon as the mail service has taken it, usually within a second. A receipt without your name or words stays {receipt}. A message that can’t be delivered yet is kept until it is. One that looks like a robot’s, or that may have been lost on the way, is shown to our office for {offered} and then erased. The e-mail stays in our mailbox until we erase it; there’s no set day. Call or write to us to have it erased. We don’t control how long the mail service keeps its records: see the privacy policy of {mail}.',
    },
    { receipt: quantity(KEPT.receipt), offered: quantity(KEPT.offered), mail: MAIL },
  ),
});

const calling = (): PrivacyRow => ({
  does: translate({ id: 'privacy.call', message: 'You call, text or e-mail us' }),
  gets: translate({
    id: 'privacy.callGets',
    message:
      'Nothing through this site: the button only gives our number or address to your phone or mail program. Our office gets your number or address and what you say or write.',
  }),
  keeps: translate({
    id: 'privacy.callKeeps',
    message:
      'Texts and e-mails stay with our office until we erase them; there’s no set day. We don’t control how long phone and mail companies keep their records.',
  }),
});

const answering = (): PrivacyRow => ({
  does: translate({ id: 'privacy.tools', message: 'You use “Check my case”' }),
  gets: translate({
    id: 'privacy.toolsGets',
    message:
      'Nothing while you answer: your own browser works it out, even when you start on another page of this site. Then your answers are in the address of the page, so you can keep it. Anyone who loads that address (again, in another language, from a bookmark, or by going from one tool to the next) sends our host those answers.',
  }),
  keeps: translate(
    {
      id: 'privacy.readKeeps',
      message:
        'We keep nothing. We don’t control how long the host keeps its logs: see the privacy policy of {host}.',
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
        'Nothing while you type: the search runs in your own browser. On the search page, your words are in the address. Anyone who opens or reloads that address sends our host those words.',
    }),
    ...(countMisses
      ? [
          translate({
            id: 'privacy.searchMiss',
            message: 'If you close a search that found nothing, the next line applies.',
          }),
        ]
      : []),
  ].join(' '),
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
          'Nothing. Only when you press play does the site that holds the film get your network address.',
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
    message: 'This site keeps nothing of it. The booking service has its own rules.',
  }),
});
