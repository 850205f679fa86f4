import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { testimonials } from '@site/src/data';
import { LOCALES } from '@site/src/languages/locales';
import { monthYear } from '@site/src/lib/format';

/** What customers said, in their own language; nothing until a customer has agreed to be quoted. */
export function Testimonials(): ReactNode {
  return (
    testimonials.length > 0 && (
      <section className="page">
        <h2>
          <Translate id="testimonials.title">What customers say</Translate>
        </h2>
        {testimonials.map(({ text, language, name, place, said }) => (
          <figure key={text}>
            <blockquote lang={LOCALES[language].htmlLang}>{text}</blockquote>
            <figcaption>
              <Translate
                id="testimonials.who"
                values={{ name, place, month: <time dateTime={said}>{monthYear(said)}</time> }}
              >
                {'{name}, {place} ({month})'}
              </Translate>
            </figcaption>
          </figure>
        ))}
      </section>
    )
  );
}
