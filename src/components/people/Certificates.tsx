import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, people, type Certificate, type Person } from '@site/src/data';
import { longDate } from '@site/src/lib/format';

interface CertificatesProps {
  /** The name of the person or the laboratory. */
  holder: string;
  certificates?: Certificate[];
}

/** Certificates with number, expiry date and the list to check them in; nothing if there are none. */
function Certificates({ holder, certificates = [] }: CertificatesProps): ReactNode {
  return (
    certificates.length > 0 && (
      <ul>
        {certificates.map(({ program, number, type, expires, listUrl }) => (
          <li key={number}>
            <Translate
              id="certificate.line"
              values={{ holder, program, number, type, day: longDate(expires) }}
            >
              {'{holder}: {program} no. {number}, {type}, valid to {day}.'}
            </Translate>{' '}
            <Link to={listUrl}>
              <Translate id="certificate.check" values={{ program }}>
                {'Check it in the {program} list'}
              </Translate>
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

export interface CertificateListProps {
  /** A key of `src/data/people.json`; undefined for everybody, the laboratory and its device. */
  person?: string;
}

/** The certificates of one person, or all there are. */
export function CertificateList({ person }: CertificateListProps): ReactNode {
  const one = person && (people as Record<string, Person | undefined>)[person];
  return one ? (
    <Certificates holder={one.name} certificates={one.certificates} />
  ) : (
    <AllCertificates />
  );
}

/** The certificates of everybody in `people.json`, the laboratory and its device. */
function AllCertificates(): ReactNode {
  const { laboratory, device } = company;
  return (
    <>
      {Object.values(people).map(({ name, certificates }) => (
        <Certificates key={name} holder={name} certificates={certificates} />
      ))}
      {laboratory && (
        <>
          <p>
            <Translate id="certificate.laboratory" values={{ name: laboratory.name }}>
              {'Our laboratory: {name}.'}
            </Translate>
          </p>
          {laboratory.certificate && (
            <Certificates holder={laboratory.name} certificates={[laboratory.certificate]} />
          )}
        </>
      )}
      {device && (
        <p>
          <Translate id="certificate.device" values={{ device }}>
            {'The device we place: {device}.'}
          </Translate>
        </p>
      )}
    </>
  );
}
