import Translate from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import type { ToolCard } from '@site/src/lib/tool-card';
import { LinkCard } from '../ui/LinkCard';
import { PageHero } from '../ui/PageHero';

/**
 * The index of the tools: a card for each.
 *
 * @throws Error when the plugin `tool-cards` is not in the site's configuration
 */
export function ToolsIndex(): ReactNode {
  const cards = usePluginData('tool-cards', undefined, { failfast: true }) as ToolCard[];
  return (
    <>
      <PageHero
        title={<Translate id="tools.title">Check my case</Translate>}
        lead={
          <Translate id="tools.lead">
            Answer a few questions. We don’t store your answers, and each tool shows its sources.
          </Translate>
        }
      />
      <div className="page section">
        <h2 className="visually-hidden">
          <Translate id="tools.list">The tools</Translate>
        </h2>
        <ul className="grid">
          {cards.map(({ path, title, text, icon }) => (
            <LinkCard key={path} to={path} title={title} icon={icon}>
              {text}
            </LinkCard>
          ))}
        </ul>
      </div>
    </>
  );
}
