// Renders a page in the layout that its front matter names; the stock component renders every page as a plain text.
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import type { ReactNode } from 'react';
import { EditLink } from '@site/src/components/blog/EditLink';
import { frameOf } from '@site/src/content/frames';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { Frame, props } = frameOf(Content.frontMatter);
  return (
    <Frame {...props}>
      <MDXContent>
        <Content />
      </MDXContent>
      <EditLink url={Content.metadata.editUrl} />
    </Frame>
  );
}
