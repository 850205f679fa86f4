import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { optimiseDrawings } from '../../../src/artwork/drawings';
import { checkPictures } from '../../../src/content/check/pictures';
import { filesOf } from '../../../src/content/site-files';

function folder(files: Readonly<Record<string, string>>): string {
  const site = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), content);
  }
  return site;
}

/** Returns the problems that the check reports about a site's files. */
async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await checkPictures(filesOf(folder(files)))).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const XHTML = 'http://www.w3.org/1999/xhtml';
const drawing = (inside: string, before = ''): string =>
  `${before}<svg ${SVG} ${XLINK} viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;

describe('of static/ nothing is published but pictures and films', () => {
  it.each([
    ['static/x.html', '<script>1</script>', 'publishes no files of this kind'],
    ['static/evil.js', 'alert(1)', 'publishes no files of this kind'],
    ['static/img/zz/p.js', 'alert(1)', 'publishes no files of this kind'],
    ['static/img/p.mjs', 'alert(1)', 'publishes no files of this kind'],
    ['static/img/x.XHTML', '<html/>', 'publishes no files of this kind'],
    ['static/img/feed.xml', '<rss/>', 'publishes no files of this kind'],
    ['static/img/house.jpg.html', '<p>', 'publishes no files of this kind'],
    ['static/img/README', 'Text', 'publishes no files of this kind'],
    ['static/img/p.svgz', 'packed', 'export it anew as plain SVG'],
    ['static/_headers', '/*', 'Names that begin with a dot'],
    ['static/_redirects', '/* https://other.example', 'Names that begin with a dot'],
    ['static/.env', 'KEY=1', 'Names that begin with a dot'],
    ['static/img/.hidden/house.svg', drawing(''), 'Names that begin with a dot'],
    ['static/img/film.mp4', 'film', 'move it to static/videos/'],
    ['static/videos/house.svg', drawing(''), 'move it to static/img/'],
    ['static/house.svg', drawing(''), 'move it to static/img/'],
    ['static/images/house.svg', drawing(''), 'move it to static/img/'],
    ['static/img/HOUSE.SVG', drawing(''), 'in small letters'],
  ])('%s', async (file, content, sentence) => {
    const [line, ...more] = await told({ [file]: content });
    expect(line).toContain(`${file}: `);
    expect(line).toContain(sentence);
    expect(more).toEqual([]);
  });

  it('a link to a file elsewhere', async () => {
    const site = folder({ 'static/img/a.svg': drawing(''), 'secret.svg': drawing('') });
    symlinkSync('../../secret.svg', join(site, 'static/img/b.svg'));
    const [problem, ...more] = await checkPictures(filesOf(site));
    expect(problem).toMatchObject({ file: 'static/img/b.svg' });
    expect(problem?.message).toContain('put the file itself here');
    expect(more).toEqual([]);
  });

  it('and what belongs there is right, with what a Mac notes beside it', async () => {
    const site = {
      'static/img/faqs/a.svg': drawing(''),
      'static/videos/film.mp4': 'film',
      'static/videos/film.webm': 'film',
      'static/videos/film.vtt': 'WEBVTT',
      'static/img/.DS_Store': 'notes',
    };
    expect(await told(site)).toEqual([]);
  });
});

describe('a drawing only draws', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'a script'],
    ['a script of this host', '<script href="/img/p.js"/>', 'a script'],
    ['a script by another prefix', `<s:script xmlns:s="http://www.w3.org/2000/svg"/>`, 'a script'],
    [
      'a script by the usual prefix',
      `<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>`,
      'a script',
    ],
    ['a script of HTML', `<h:script xmlns:h="${XHTML}">1</h:script>`, 'a script'],
    ['a page of HTML', `<g xmlns="${XHTML}"><title>x</title></g>`, 'another language inside'],
    [
      'notes that are none',
      '<g xmlns:inkscape="http://www.w3.org/2000/svg"><inkscape:g/></g>',
      'another language',
    ],
    [
      'notes with a script',
      '<i:script xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>',
      'a script',
    ],
    ['an event', '<rect onload="x()"/>', 'a script'],
    ['an event in capitals', '<rect ONLOAD="x()"/>', 'a script'],
    ['an event that is set', '<set attributeName="onmouseover" to="x()"/>', 'that moves'],
    [
      'an address that moves',
      '<a id="a"><animate attributeName="href" values="javascript:x()"/></a>',
      'a link',
    ],
    [
      'an address that moves elsewhere',
      '<animate href="#a" attributeName="href" to="javascript:x()"/>',
      'that moves',
    ],
    ['a link to a script', '<a href="javascript:x()"/>', 'a script'],
    ['a link to a script in capitals', '<a href="JAVASCRIPT:x()"/>', 'a script'],
    [
      'an attribute by the usual prefix',
      '<g xmlns:svg="http://www.w3.org/2000/svg" svg:srcdoc="x"/>',
      'the attribute svg:srcdoc',
    ],
    ['a link written with a reference', '<a href="java&#115;cript:x()"/>', 'a script'],
    ['a link written with a tab', '<a xlink:href="java&#9;script:x()"/>', 'a script'],
    ['a link to a page inside', '<a href="data:text/html,x"/>', 'from another site'],
    ['a link', '<a href="#x"/>', 'a link'],
    ['a page', '<foreignObject><p/></foreignObject>', 'a web page inside'],
    ['a frame', `<iframe xmlns="${XHTML}" src="/admin"/>`, 'a web page inside'],
    ['a style sheet', '<style>@import "https://other.example/a.css";</style>', 'from another site'],
    ['a style sheet in escapes', '<style>@\\69mport "//other.example";</style>', 'its style'],
    [
      'a style sheet around a comment',
      '<style>@im<!-- -->port "//other.example";</style>',
      'from another site',
    ],
    [
      'a style sheet in parts',
      '<style>@im<![CDATA[port "//other.example"]]></style>',
      'from another site',
    ],
    ['a font', '<style>@font-face{src:url(//other.example/a)}</style>', 'the rule @font-face'],
    [
      'a color from elsewhere',
      '<path fill="url(https://other.example/a#b)"/>',
      'from another site',
    ],
    ['a style from elsewhere', '<path style="fill:url( //other.example)"/>', 'from another site'],
    [
      'a set of pictures',
      '<path style="fill:image-set(&quot;//other.example&quot; 1x)"/>',
      'image-set()',
    ],
    ['a style in escapes', '<path style="fill:\\75rl(//other.example)"/>', 'its style'],
    ['a picture', '<image href="https://other.example/a.png"/>', 'from another site'],
    [
      'a picture without its scheme',
      '<image xlink:href="//other.example/a.png"/>',
      'from another site',
    ],
    ['a picture inside', '<image href="data:image/webp;base64,AA"/>', 'a photograph inside'],
    ['a picture in a filter', '<filter><feImage href="#a"/></filter>', 'a photograph inside'],
    ['another drawing', '<use href="https://other.example/a.svg#b"/>', 'from another site'],
    ['another drawing of this host', '<use href="/img/b.svg#b"/>', 'from another site'],
    ['a drawing inside', '<use href="data:image/svg+xml,%3Csvg/%3E#b"/>', 'inside'],
    [
      'another beginning of addresses',
      '<g xml:base="https://other.example/"/>',
      'the attribute xml:base',
    ],
    ['an unknown element', '<portal/>', 'the element <portal>'],
    [
      'an element without a name',
      `<g xmlns:svg="http://www.w3.org/2000/svg"><svg:/></g>`,
      '<svg:>',
    ],
    ['an unknown attribute', '<g srcdoc="x"/>', 'the attribute srcdoc'],
  ])('%s is told', async (_, inside, what) => {
    const [line, ...more] = await told({ 'static/img/a.svg': drawing(inside) });
    expect(line).toMatch(/^static\/img\/a\.svg: The drawing has .*export it anew/);
    expect(line).toContain(what);
    expect(more).toEqual([]);
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]>', 'entities'],
    [
      'entities from elsewhere',
      '<!DOCTYPE svg [<!ENTITY % a SYSTEM "//other.example"> %a;]>',
      'entities',
    ],
    [
      'a document type from elsewhere',
      '<!DOCTYPE svg SYSTEM "https://other.example/a.dtd">',
      'from another site',
    ],
    [
      'a style sheet before it',
      '<?xml-stylesheet href="https://other.example/a.css"?>',
      'an instruction',
    ],
    ['an odd encoding', '<?xml version="1.0" encoding="utf-7"?>', 'the encoding utf-7'],
  ])('%s is told', async (_, before, what) => {
    const [line] = await told({ 'static/img/a.svg': drawing('', before) });
    expect(line).toContain(`The drawing has ${what}`.replace('has from', 'has something from'));
  });

  it('what is no drawing, or half of one, is told with its line', async () => {
    const half = `<svg ${SVG}>\n<g>\n<path d="M0`;
    expect(await told({ 'static/img/a.svg': half })).toEqual([
      expect.stringMatching(/: The drawing is damaged in line \d+; export it anew/),
    ]);
    const [line] = await told({ 'static/img/a.svg': '<svg><path d="M0 0"/></svg>' });
    expect(line).toContain('without the name of its language');
  });
});

const FROM_PROGRAMS = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg ${SVG} xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" ${XLINK}
  width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.2" sodipodi:docname="a.svg">
  <sodipodi:namedview id="n" inkscape:zoom="0.7" showgrid="false"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <defs id="d"><linearGradient id="g"><stop style="stop-color:#000;stop-opacity:1" offset="0"/></linearGradient></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="l"><path style="fill:url(#g);stroke-width:.2" d="M1 1z"/></g>
  <use xlink:href="#l" transform="rotate(90) translate (1 2)"/></svg>`,
  Illustrator: `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" ${SVG} ${XLINK} x="0px" y="0px" viewBox="0 0 9 9" style="enable-background:new 0 0 9 9;" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{fill:#FFF;} .st1{font-family:'Figtree';clip-path:url('#c');} ]]></style>
<clipPath id="c"><rect width="9" height="9"/></clipPath><g data-name="House (front)"><text class="st1">radon</text></g></svg>`,
  Figma: `<svg width="9" height="9" viewBox="0 0 9 9" fill="none" ${SVG}>
<mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><rect width="9" height="9" fill="#D9D9D9"/></mask>
<g mask="url(#m)" filter="url(#f)"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h9z" fill="rgb(0 0 0 / 50%)"/></g>
<defs><filter id="f" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/></filter></defs></svg>`,
};

describe('what drawing programs write is right', () => {
  it.each(Object.entries(FROM_PROGRAMS))('%s', async (_, content) => {
    expect(await told({ 'static/img/a.svg': content })).toEqual([]);
  });

  it('and so is what is published of it, as it is and in the dark', async () => {
    const site = folder({ 'static/img/a.svg': FROM_PROGRAMS.Inkscape });
    await optimiseDrawings(join(site, 'static/img'));
    expect(readFileSync(join(site, 'static/img/a.svg'), 'utf8')).not.toContain('inkscape');
    expect(await checkPictures(filesOf(site))).toEqual([]);
  });
});
