import type { ReactNode } from 'react';
import { company, type Photo } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import { CertificateList, type CertificateListProps } from './Certificates';
import styles from './Proof.module.css';

/** The certificates of one person; without a person all certificates, and the photos of the company's work. */
export function Proof({ person }: CertificateListProps): ReactNode {
  return (
    <>
      <CertificateList {...(person !== undefined && { person })} />
      {!person && <Photos />}
    </>
  );
}

/** Photos of the device, the laboratory and the work, with captions; nothing if there are none. */
function Photos(): ReactNode {
  const { device, devicePhoto, laboratory, photos = [] } = company;
  const all = [
    ...(devicePhoto ? [{ photo: devicePhoto, name: device }] : []),
    ...(laboratory?.photo ? [{ photo: laboratory.photo, name: laboratory.name }] : []),
    ...photos.map((photo) => ({ photo, name: undefined })),
  ];
  return (
    all.length > 0 && (
      <ul className="grid">
        {all.map(({ photo, name }) => (
          <li key={photo.file}>
            <PhotoFigure photo={photo} caption={name ?? photo.alt} />
          </li>
        ))}
      </ul>
    )
  );
}

/** One of the office's photos, with a caption. */
function PhotoFigure({ photo, caption }: { photo: Photo; caption: string }): ReactNode {
  return (
    <figure className={styles.photo}>
      <img
        src={withBase(photo.file)}
        alt={caption === photo.alt ? '' : photo.alt}
        data-focus={photo.focus}
        loading="lazy"
        width="400"
        height="300"
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
