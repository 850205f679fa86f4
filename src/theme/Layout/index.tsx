// Replaces the stock layout, whose navigation bar works only with React; ours is HTML and native behavior alone.
export { Layout as default } from '@site/src/components/layout/Layout';
