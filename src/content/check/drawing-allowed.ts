/** What an SVG drawing may contain: shapes, colors and text. The check reports anything else, harmful or not. */

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';

/** Namespaces in which drawing programs keep their own notes. Browsers ignore them, and the build removes them. */
export const NOTES =
  /^https?:\/\/(?:(?:www\.)?inkscape\.org|(?:sodipodi|inkscape)\.sourceforge\.net|ns\.adobe\.com|creativecommons\.org|web\.resource\.org|purl\.org\/dc|www\.bohemiancoding\.com\/sketch|www\.figma\.com|www\.serif\.com|(?:www\.)?boxy-svg\.com|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns)(?:[/#]|$)/;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** SVG 2 without links, images, embedded pages, scripts and animation, which visitors could not stop (WCAG 2.2.2). */
export const ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

export const ATTRIBUTES = words(`
  id class lang role tabindex version baseProfile xml:space xml:lang type media
  viewBox width height preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side
  transform gradientTransform gradientUnits spreadMethod offset
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 k4 stdDeviation edgeMode scale
  xChannelSelector yChannelSelector surfaceScale specularConstant specularExponent diffuseConstant kernelUnitLength
  kernelMatrix order divisor bias targetX targetY preserveAlpha radius baseFrequency numOctaves seed stitchTiles
  tableValues slope intercept amplitude exponent azimuth elevation limitingConeAngle pointsAtX pointsAtY pointsAtZ z
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering isolation letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-overflow text-rendering transform-origin unicode-bidi vector-effect visibility
  white-space word-spacing writing-mode
`);

/** CSS functions that a style value may call. None but `url` fetches anything, and its argument is checked. */
export const FUNCTIONS = words(`
  url rgb rgba hsl hsla calc var min max clamp matrix matrix3d translate translateX translateY translate3d scale scaleX
  scaleY rotate skewX skewY blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  not is where nth-child nth-of-type
`);
