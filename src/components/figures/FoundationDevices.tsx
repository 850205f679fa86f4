import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Drawing, Marker } from './Drawing';
import styles from './Drawing.module.css';

/** A house on three foundations with two heating systems, and the device that each part needs. */
export function FoundationDevices(): ReactNode {
  return (
    <Drawing
      height={270}
      label={translate({
        id: 'figure.foundationDevices.label',
        message:
          'A house in cross-section with a basement, a room on a slab and a sunroom over a crawl space. One numbered device stands in each; a heat pump serves the sunroom and a furnace the rest.',
      })}
      details={<Key />}
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
      <path
        d="M0 150h40v104h128V156h112v-4h94v34h-94v-24H180v108H0zM374 150h26v120H168v-12h12v-96h100v30h94z"
        className={styles.soil}
      />
      <path d="M40 62v192h132V150h106V92" className={styles.room} />
      <path d="M278 92h96v52h-96z" className={styles.room} />
      <path d="M22 74L106 16l84 58M172 74v76M172 92h112M284 92l96-22v22M0 150h40M374 150h26M40 150h132" />
      <path d="M40 254h132M172 150h106" strokeWidth="6" />
      <path d="M278 144h96M278 186V144M374 144v42" />
      <Device x={84} y={236} />
      <Device x={214} y={132} />
      <Device x={318} y={128} />
      <g className={styles.accent}>
        <rect x="132" y="214" width="24" height="37" rx="3" />
        <path d="M138 222h12M138 229h12" />
        <rect x="380" y="118" width="18" height="28" rx="3" />
        <path d="M385 126h8M385 133h8" />
      </g>
      <Marker x={84} y={206} mark="1" />
      <Marker x={214} y={108} mark="2" />
      <Marker x={318} y={108} mark="3" />
      <Marker x={144} y={196} mark="A" />
      <Marker x={388} y={100} mark="B" />
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

function Key(): ReactNode {
  return (
    <>
      <ol className={styles.key}>
        <li>
          <Translate id="figure.foundationDevices.basement">Device in the basement</Translate>
        </li>
        <li>
          <Translate id="figure.foundationDevices.slab">Device in the room on a slab</Translate>
        </li>
        <li>
          <Translate id="figure.foundationDevices.crawl">
            Device in the room over the crawl space, not inside it
          </Translate>
        </li>
      </ol>
      <ol className={styles.key} type="A">
        <li>
          <Translate id="figure.foundationDevices.furnace">
            Furnace for the basement and the room on the slab
          </Translate>
        </li>
        <li>
          <Translate id="figure.foundationDevices.heatPump">Heat pump for the sunroom</Translate>
        </li>
      </ol>
    </>
  );
}
