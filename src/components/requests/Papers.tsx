import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { NativeLink } from '../ui/NativeLink';
import styles from './Requests.module.css';

/**
 * What a property manager needs for the files: insurance and tax forms (a link to the file if the data have it, or else
 * an email that asks for it), the next test, and a notice for tenants.
 */
export function Papers(): ReactNode {
  const { insurance, w9 } = company.papers ?? {};
  return (
    <>
      <h2 id="papers">
        <Translate id="managers.papers">Paperwork for your files</Translate>
      </h2>
      <ul className={styles.rows}>
        <Paper
          name={translate({ id: 'managers.insurance', message: 'Certificate of insurance (COI)' })}
          file={insurance?.url}
        />
        <Paper name={translate({ id: 'managers.w9', message: 'Form W-9' })} file={w9?.url} />
        <li>
          <strong>
            <Translate id="managers.renewal">When the next test is due</Translate>
          </strong>
          <br />
          <Link to="/tools/test-dates?for=retest&why=lease">
            <Translate id="managers.renewalLink">
              Enter the date of the last test to see how long it counts
            </Translate>
          </Link>
        </li>
        <li>
          <strong>
            <Translate id="managers.notice">A notice for your tenants</Translate>
          </strong>
          <br />
          <Link to="/tools/closed-house">
            <Translate id="managers.noticeLink">
              Hours to keep the windows shut, to print and hang up
            </Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}

function Paper({ name, file }: { name: string; file: string | undefined }): ReactNode {
  return (
    <li>
      <strong>{name}</strong>
      <br />
      {file ? (
        <NativeLink href={file}>
          <Translate id="managers.download">Open the file</Translate>
        </NativeLink>
      ) : (
        <NativeLink href={`mailto:${company.email}?subject=${encodeURIComponent(name)}`}>
          <Translate id="managers.ask">Ask for it by email</Translate>
        </NativeLink>
      )}
    </li>
  );
}
