import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Drawing, Key, Markers } from './Drawing';
import styles from './Drawing.module.css';

/** Positions of the markers: those of the devices, and those of the heating or cooling systems. */
const DEVICES = [
  [108, 230],
  [240, 118],
  [328, 114],
] as const;
const SYSTEMS = [
  [149, 196],
  [377, 102],
] as const;

/** A house on three foundation types with two heating systems, and the device that each part needs. */
export function FoundationDevices(): ReactNode {
  return (
    <Drawing
      height={270}
      label={translate({
        id: 'figure.foundationDevices.label',
        message:
          'A house in cross-section with a basement, a room on a slab and a sunroom over a crawl space. Each has one numbered device; a heat pump serves the sunroom and a furnace the rest.',
      })}
      details={<Keys />}
      caption={
        <Translate
          id="figure.foundationDevices.caption"
          values={{ area: quantity(radon.devices.area) }}
        >
          {
            'One device for every {area} of foundation, and at least one for each foundation type and each heating or cooling system on the lowest level.'
          }
        </Translate>
      }
    >
      <path d="M0 150h400v120H0z" className={styles.soil} />
      <path d="M40 66l66-48 66 48v188H40zM172 88h100v62H172z" className={styles.room} />
      <path d="M272 142V94l84-20v68z" className={styles.room} />
      <path d="M272 142h84v42h-84z" className={styles.marker} />
      <path d="M22 80l84-62 84 62M262 96l108-26M0 150h172M356 150h44" />
      <path d="M40 254h132M172 150h100" strokeWidth="6" />
      <Device x={76} y={236} />
      <Device x={206} y={132} />
      <Device x={296} y={124} />
      <g className={styles.accent}>
        <path d="M136 214h26v37h-26zM143 222h12M143 229h12" />
        <path d="M366 120h22v30h-22zM372 128h10M372 135h10" />
      </g>
      <Markers from="1" at={DEVICES} />
      <Markers from="A" at={SYSTEMS} />
    </Drawing>
  );
}

/** A test device on its stand. */
function Device({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-9" y="-12" width="18" height="13" rx="3" fill="currentColor" />
      <path d="M0 1v14M-8 15H8" />
    </g>
  );
}

function Keys(): ReactNode {
  const devices = [
    translate({ id: 'figure.foundationDevices.basement', message: 'Device in the basement' }),
    translate({ id: 'figure.foundationDevices.slab', message: 'Device in the room on a slab' }),
    translate({
      id: 'figure.foundationDevices.crawl',
      message: 'Device in the room over the crawl space, not inside it',
    }),
  ];
  const systems = [
    translate({
      id: 'figure.foundationDevices.furnace',
      message: 'Furnace for the basement and the room on the slab',
    }),
    translate({ id: 'figure.foundationDevices.heatPump', message: 'Heat pump for the sunroom' }),
  ];
  return (
    <>
      <Key from="1" items={devices} />
      <Key from="A" items={systems} />
    </>
  );
}
