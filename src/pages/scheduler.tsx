import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="x">
      <main className="page section">
        <h1>Trusted Expertise. Peace of Mind.</h1>
      </main>
    </Layout>
  );
}
