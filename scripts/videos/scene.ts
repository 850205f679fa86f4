import { tokenColor } from '../../src/artwork/tokens';
import type { Cue } from './film';

/** Size of the picture in pixels, and of the SVG's own coordinates. */
export const WIDTH = 1280;
export const HEIGHT = 720;

const color = (name: string): string => tokenColor(name, 'light');

const TEAL = color('hue');
const TEAL_SOFT = '#cfe2e4';
const SAND = color('accent');
const PAPER = color('paper');
const INK = color('ink');
const SOIL = ['soil-1', 'soil-2', 'soil-3'].map(color);

/** The four labels that are drawn inside the picture, in the film's language. */
export interface Labels {
  before: string;
  during: string;
  device: string;
  start: string;
  /** Hours that the test runs. */
  hours: number;
}

/** Goes from 0 to 1 while t goes from `from` to `to` seconds, slow at both ends. */
function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** 1 inside the span of seconds, 0 outside it, with half a second of fading at each end. */
function shown(t: number, from: number, to: number): number {
  return ease(t, from, from + 0.5) * (1 - ease(t, to - 0.4, to));
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Breaks a sentence into lines of at most `limit` characters. */
function wrap(text: string, limit: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= limit) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
    return lines;
  }, []);
}

function paragraph(text: string, y: number, size: number, weight: number, limit: number): string {
  return wrap(text, limit)
    .map(
      (line, i) =>
        `<text x="800" y="${y + i * size * 1.28}" font-size="${size}" font-weight="${weight}" fill="${INK}">${escape(line)}</text>`,
    )
    .join('');
}

/** Radon as dots: they rise from the soil through the slab into the basement and spread there. */
function radon(t: number): string {
  let dots = '';
  for (let i = 0; i < 26; i += 1) {
    const phase = (t / 9 + i * 0.381966) % 1;
    const x = 190 + ((i * 97) % 480) + 14 * Math.sin(t * 0.7 + i);
    const y = 618 - phase * 250;
    const fade = Math.min(1, phase * 5) * Math.min(1, (1 - phase) * 3);
    dots += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${SAND}" opacity="${(fade * 0.85).toFixed(2)}"/>`;
  }
  return dots;
}

/** A sash window: `open` from 0 (shut) to 1 (lower sash up). */
function sash(x: number, y: number, open: number): string {
  const lift = open * 30;
  return (
    `<rect x="${x}" y="${y}" width="70" height="72" fill="${open > 0.02 ? '#fff' : TEAL_SOFT}" stroke="${TEAL}" stroke-width="5"/>` +
    `<rect x="${x + 3}" y="${y + 3}" width="64" height="33" fill="${TEAL_SOFT}"/>` +
    `<rect x="${x + 3}" y="${(y + 36 - lift).toFixed(1)}" width="64" height="33" fill="${TEAL_SOFT}" stroke="${TEAL}" stroke-width="4"/>` +
    (open > 0.3
      ? `<path d="M${x + 12} ${y + 58} q12 -10 24 0 t24 0" fill="none" stroke="${TEAL}" stroke-width="3" opacity="${open.toFixed(2)}"/>`
      : '')
  );
}

function door(open: number): string {
  const width = 66 - open * 44;
  return (
    `<rect x="520" y="246" width="66" height="118" fill="${open > 0.02 ? '#fff' : TEAL}" stroke="${TEAL}" stroke-width="5"/>` +
    `<rect x="520" y="246" width="${width.toFixed(1)}" height="118" fill="${TEAL}"/>` +
    `<circle cx="${(520 + width - 10).toFixed(1)}" cy="308" r="4" fill="${PAPER}"/>`
  );
}

function house(t: number): string {
  const shut = ease(t, 7, 11);
  const again = ease(t, 51.5, 52.5) * (1 - ease(t, 56, 57));
  const swing = ease(t, 17.5, 18.5) * (1 - ease(t, 20.5, 21.5));
  return (
    `<rect x="160" y="366" width="500" height="170" fill="#f5f1ea" stroke="${TEAL}" stroke-width="7"/>` +
    `<rect x="160" y="112" width="500" height="254" fill="#fffdf8" stroke="${TEAL}" stroke-width="7"/>` +
    `<path d="M160 236 H660" stroke="${TEAL}" stroke-width="5"/>` +
    `<rect x="560" y="30" width="46" height="60" fill="${TEAL}"/><path d="M124 118 L410 22 L696 118 Z" fill="${TEAL}"/>` +
    sash(200, 144, 1 - shut) +
    sash(375, 144, 1 - shut) +
    sash(550, 144, 1 - shut) +
    sash(200, 262, Math.max(1 - shut, again)) +
    sash(375, 262, 1 - shut) +
    door(swing)
  );
}

function soil(): string {
  return (
    `<rect x="0" y="366" width="160" height="270" fill="${SOIL[0]}"/>` +
    `<rect x="660" y="366" width="100" height="270" fill="${SOIL[0]}"/>` +
    `<rect x="0" y="540" width="760" height="52" fill="${SOIL[1]}"/>` +
    `<rect x="0" y="592" width="760" height="44" fill="${SOIL[2]}"/>`
  );
}

function device(t: number, labels: Labels): string {
  const ring = (t * 0.6) % 1;
  const pulse = shown(t, 42, 60);
  return (
    `<g opacity="${ease(t, 41.5, 42.5).toFixed(2)}">` +
    `<path d="M305 532 V472 M285 532 H325" stroke="${INK}" stroke-width="6"/>` +
    `<circle cx="305" cy="446" r="${(28 + ring * 30).toFixed(1)}" fill="none" stroke="${TEAL}" stroke-width="3" opacity="${((1 - ring) * pulse).toFixed(2)}"/>` +
    `<rect x="277" y="424" width="56" height="44" rx="10" fill="${TEAL}"/>` +
    `<rect x="287" y="434" width="36" height="14" rx="3" fill="${PAPER}"/>` +
    `<rect x="340" y="424" width="${labels.device.length * 11.6 + 22}" height="40" rx="8" fill="#f5f1ea"/>` +
    `<text x="350" y="452" font-size="24" font-weight="600" fill="${INK}">${escape(labels.device)}</text></g>`
  );
}

/** A clock face whose hand goes round once, for the twelve hours before the test. */
function clock(t: number): string {
  const turn = ease(t, 7.5, 15) * 360;
  const angle = ((turn - 90) * Math.PI) / 180;
  const x = 1020 + 74 * Math.cos(angle);
  const y = 480 + 74 * Math.sin(angle);
  const large = turn > 180 ? 1 : 0;
  const sector =
    turn > 359
      ? `<circle cx="1020" cy="480" r="74" fill="${TEAL_SOFT}"/>`
      : `<path d="M1020 480 V406 A74 74 0 ${large} 1 ${x.toFixed(1)} ${y.toFixed(1)} Z" fill="${TEAL_SOFT}"/>`;
  return (
    `<g opacity="${shown(t, 6.5, 16).toFixed(2)}"><circle cx="1020" cy="480" r="92" fill="#fff" stroke="${TEAL}" stroke-width="7"/>${sector}` +
    `<path d="M1020 480 L${x.toFixed(1)} ${y.toFixed(1)}" stroke="${SAND}" stroke-width="8" stroke-linecap="round"/>` +
    `<circle cx="1020" cy="480" r="8" fill="${SAND}"/></g>`
  );
}

/** The hours of the test, counted up beside the house. */
function counter(t: number, hours: number): string {
  const counted = Math.round(ease(t, 42.5, 50) * hours);
  return `<text x="1020" y="560" font-size="130" font-weight="700" text-anchor="middle" fill="${TEAL}" opacity="${shown(t, 42, 51).toFixed(2)}">${counted} h</text>`;
}

function thermostat(t: number): string {
  const spin = (t * 40) % 360;
  return (
    `<g opacity="${shown(t, 24, 33).toFixed(2)}"><circle cx="1020" cy="450" r="84" fill="#fff" stroke="${TEAL}" stroke-width="7"/>` +
    `<path d="M960 490 A72 72 0 1 1 1080 490" fill="none" stroke="${TEAL_SOFT}" stroke-width="12"/>` +
    `<text x="1020" y="466" font-size="48" font-weight="700" text-anchor="middle" fill="${TEAL}">70°</text>` +
    `<g transform="rotate(${spin.toFixed(1)} 290 450)"><path d="M245 450 A45 45 0 0 1 335 450 M335 450 l-14 -10 M335 450 l10 -14 M335 450 A45 45 0 0 1 245 450 M245 450 l14 10 M245 450 l-10 14" fill="none" stroke="${TEAL}" stroke-width="6" stroke-linecap="round"/></g></g>`
  );
}

function cross(x: number, y: number, drawn: number): string {
  const d = 52 * drawn;
  return drawn < 0.02
    ? ''
    : `<path d="M${x - 52} ${y - 52} l${2 * d} ${2 * d}" stroke="${SAND}" stroke-width="11" stroke-linecap="round"/>`;
}

function fan(x: number, y: number): string {
  const blades = [0, 90, 180, 270]
    .map(
      (a) =>
        `<path d="M${x} ${y} q26 -8 34 -30" transform="rotate(${a} ${x} ${y})" fill="none" stroke="${TEAL}" stroke-width="12" stroke-linecap="round"/>`,
    )
    .join('');
  return `<circle cx="${x}" cy="${y}" r="52" fill="#fff" stroke="${TEAL}" stroke-width="6"/>${blades}`;
}

function fans(t: number): string {
  return (
    `<g opacity="${shown(t, 33, 42).toFixed(2)}" transform="translate(0 44)">${fan(870, 470)}` +
    `<rect x="958" y="416" width="108" height="108" fill="#fff" stroke="${TEAL}" stroke-width="6"/>${fan(1012, 470)}` +
    `<path d="M1100 524 V426 H1208 V524 H1186 V462 H1122 V524 Z" fill="${TEAL}"/><path d="M1154 470 q26 26 8 52 h-26 q-16 -22 18 -52" fill="${SAND}"/>` +
    `${cross(870, 470, ease(t, 34.5, 35.5))}${cross(1012, 470, ease(t, 36, 37))}${cross(1154, 474, ease(t, 37.5, 38.5))}</g>`
  );
}

function telephone(t: number): string {
  const lift = 6 * Math.sin(t * 9) * shown(t, 53, 57);
  return (
    `<g opacity="${shown(t, 52, 61).toFixed(2)}" transform="translate(0 ${lift.toFixed(1)})"><rect x="972" y="420" width="96" height="170" rx="16" fill="${TEAL}"/>` +
    `<rect x="984" y="438" width="72" height="118" rx="4" fill="${PAPER}"/><circle cx="1020" cy="573" r="8" fill="${PAPER}"/>` +
    `<path d="M1000 480 h40 M1000 500 h40 M1000 520 h24" stroke="${TEAL}" stroke-width="6" stroke-linecap="round"/></g>`
  );
}

/** The bar at the foot: 12 hours before the start, 48 hours after it; it fills as the film goes. */
function timeline(t: number, labels: Labels): string {
  const filled = ease(t, 8, 15) * 224 + ease(t, 42.5, 50) * 896;
  return (
    `<rect x="0" y="636" width="1280" height="84" fill="#fff"/>` +
    `<rect x="80" y="684" width="1120" height="16" rx="8" fill="${TEAL_SOFT}"/>` +
    `<rect x="80" y="684" width="${filled.toFixed(1)}" height="16" rx="8" fill="${TEAL}"/>` +
    `<path d="M304 656 V708" stroke="${SAND}" stroke-width="5"/>` +
    `<text x="80" y="672" font-size="24" font-weight="600" fill="${INK}">${escape(labels.before)}</text>` +
    `<text x="318" y="672" font-size="24" font-weight="600" fill="${SAND}">${escape(labels.start)}</text>` +
    `<text x="1200" y="672" font-size="24" font-weight="600" text-anchor="end" fill="${INK}">${escape(labels.during)}</text>`
  );
}

/**
 * Draws the film at one moment. The same second always gives the same picture, so the film can be
 * made again, frame by frame.
 *
 * @param t seconds from the start
 * @param cues the words on the screen, with the seconds they stand there
 * @param labels the labels inside the picture
 * @returns an SVG document of WIDTH by HEIGHT
 */
export function draw(t: number, cues: readonly Cue[], labels: Labels): string {
  const words = cues
    .map((cue) => {
      const first = cue.start === 0;
      const fade = first ? 1 - ease(t, cue.end - 0.4, cue.end) : shown(t, cue.start, cue.end + 0.1);
      const on = cue.end >= 60 ? ease(t, cue.start, cue.start + 0.5) : fade;
      if (on === 0) return '';
      const lines = wrap(cue.title, 20).length;
      return `<g opacity="${on.toFixed(2)}">${paragraph(cue.title, 90, 42, 700, 20)}${paragraph(cue.text, 90 + lines * 54 + 16, 30, 450, 30)}</g>`;
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Figtree Variable, sans-serif">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${soil()}${house(t)}${radon(t)}${device(t, labels)}` +
    `${words}${clock(t)}${counter(t, labels.hours)}${thermostat(t)}${fans(t)}${telephone(t)}${timeline(t, labels)}</svg>`
  );
}
