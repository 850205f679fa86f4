import { number } from '../../lib/format';
import type { Span } from '../../lib/hours';
import type { LineProblem } from '../problems';

interface Company {
  phone: { display: string };
  email: string;
  url: string;
  openingHours: { office: readonly Span[] };
}

type Prices = Record<string, unknown>;

/** A pattern for a company fact that was typed, and the fact to quote instead. */
export interface Copy {
  pattern: RegExp;
  quote: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function priceCopies(value: unknown, trail: readonly string[]): Copy[] {
  if (typeof value === 'number') {
    const typed = [String(value), number(value)].map(escaped).join('|');
    const pattern = new RegExp(
      `\\$ ?(?:${typed})(?:\\.00)?(?!\\d|[.,]\\d)|(?<![\\d,.])(?:${typed}) (?:dollars|USD)\\b`,
    );
    return [{ pattern, quote: trail.join('.') }];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        key === 'samples' ? [] : priceCopies(child, [...trail, key]),
      )
    : [];
}

const TO = '\\s?(?:to|until|till|through|thru|-|–|—)\\s?';

/**
 * A pattern for an hour as people type it: "5", "5 pm", "5:00 p.m." or "17:00" for "17:00". With `isSure` a 12-hour
 * time needs its a.m. or p.m.
 */
function typedHour(time: string, isSure: boolean): string {
  const [hours = 0, minutes = ''] = time
    .split(':')
    .map((part, at) => (at === 0 ? Number(part) : part));
  const twelve = Number(hours) % 12 || 12;
  const rest = minutes === '00' ? '(?::00)?' : `:${minutes}`;
  const half = Number(hours) < 12 ? 'a' : 'p';
  return `(?:0?${twelve}${rest}(?:\\s?${half}\\.?m\\b\\.?)${isSure ? '' : '?'}|${time})`;
}

/** Patterns for the opening hours, with or without days: "Monday to Friday, 8 to 5", "8 am to 5 pm". */
function hoursCopies(spans: readonly Span[]): Copy[] {
  return spans.map(({ from, to, opens, closes }) => {
    const day = (name: string): string => `${name.slice(0, 3)}(?:${name.slice(3)})?s?\\.?`;
    const days = from === to ? day(from) : `(?:${day(from)}${TO}${day(to)}|weekdays)`;
    const withDays = `${days},?:?\\s(?:from\\s)?${typedHour(opens, false)}${TO}${typedHour(closes, false)}`;
    const hours = `${typedHour(opens, false)}${TO}${typedHour(closes, true)}`;
    const pattern = new RegExp(`(?<![\\w:.])(?:${withDays}|${hours})(?![\\w:])`, 'i');
    return { pattern, quote: 'company.officeHours' };
  });
}

/** Patterns for the company facts that staff could type instead of quoting; none for a data file that is not there. */
export function copiesOf(files: Readonly<Record<string, unknown>>): Copy[] {
  const company = files['company'] as Company | undefined;
  const prices = files['prices'] as Prices | undefined;
  const [area, exchange, last] =
    /(\d{3})\D*(\d{3})\D*(\d{4})\D*$/.exec(company?.phone.display ?? '')?.slice(1) ?? [];
  return [
    ...(company && area
      ? [
          {
            pattern: new RegExp(
              `\\(?${area}\\)?[ .\\u00A0-]?${exchange}[ .\\u00A0-]?${last}(?!\\d)`,
            ),
            quote: 'company.phone.display',
          },
          {
            pattern: new RegExp(`(?<![\\w.])${escaped(company.email)}`, 'i'),
            quote: 'company.email',
          },
        ]
      : []),
    ...hoursCopies(company?.openingHours.office ?? []),
    ...priceCopies(prices, ['prices']),
  ];
}

/** Finds company facts that are typed in a text, where they would stay when the fact changes. */
export function typedCopies(lines: readonly string[], copies: readonly Copy[]): LineProblem[] {
  return lines.flatMap((line, index) => {
    const found = copies.flatMap(({ pattern, quote }) => {
      const typed = pattern.exec(line)?.[0];
      return typed === undefined ? [] : [{ typed, quote }];
    });
    const byWords = new Map(
      found.map(({ typed }) => [typed, found.filter((f) => f.typed === typed)]),
    );
    return [...byWords].map(([typed, same]) => ({
      line: index + 1,
      message:
        `"${typed}" is typed and would stay when the fact changes: write ` +
        `${same.map(({ quote }) => `{{ ${quote} }}`).join(' or ')}.`,
    }));
  });
}
