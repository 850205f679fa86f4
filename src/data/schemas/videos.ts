import * as z from 'zod';
import { date, fileOrUrl, form, name, picture, prose, text } from '../fields';

/** The schema of `videos.json`. */

const secondsWords = 'seconds from the start, a number such as 6';
const seconds = z.number({ error: secondsWords }).nonnegative({ error: secondsWords });

const languageWords = 'the code of a language in two small letters, such as "en", "es" or "pt"';

/** A language by its code; a code that names no language, for example "sp", is rejected. */
const language = (): z.ZodString =>
  form(/^[a-z]{2}$/, languageWords).refine(
    (code) => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code),
    { error: languageWords },
  );

export const videos = z
  .array(
    z.strictObject({
      id: form(/^[A-Za-z0-9-]+$/, 'a short name of letters, digits and hyphens, such as "english"'),
      name: text('the title of the video'),
      description: prose('a description'),
      duration: form(
        /^PT(?=\d)(\d+M)?(\d+S)?$/,
        'a length such as "PT1M" (one minute) or "PT1M30S"',
      ),
      language: language(),
      thumbnail: picture('videos'),
      poster: picture('videos')
        .describe('A drawing that stands for the film on the page, in place of the thumbnail')
        .optional(),
      embedUrl: fileOrUrl(),
      contentUrl: fileOrUrl(),
      uploadDate: date(),
      about: z.array(text('a subject')).min(1),
      files: z
        .array(z.strictObject({ url: fileOrUrl(), type: name('a type such as "video/mp4"') }))
        .optional(),
      captions: z
        .array(
          z.strictObject({
            url: fileOrUrl(),
            language: name('a language code such as "en"'),
            label: text('the name of the language'),
          }),
        )
        .optional(),
      transcript: z
        .array(
          z.strictObject({
            start: seconds,
            end: seconds,
            title: text('the headline on the screen'),
            picture: prose('what is seen'),
            text: prose('the words on the screen'),
          }),
        )
        .optional(),
    }),
  )
  .min(1);
