import type { ReactNode } from 'react';
import { company, type Photo } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import { CertificateList, type CertificateListProps } from './Certificates';
import styles from './Proof.module.css';

/** Certificates of one person; or all that proves the company's work, with its photos, as far as the data have them. */
export function Proof({ person }: CertificateListProps): ReactNode {
  return (
    <>
      <CertificateList {...(person !== undefined && { person })} />
      {!person && <Photos />}
    </>
  );
}

/** The device, the laboratory and the work, each with what its photo shows; nothing where there is no photo. */
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

/** A photo of the office's own with words below it. */
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
