// Replaced: ours is HTML and native behavior alone; the stock one and its bar are of use only with React.
export { Layout as default } from '@site/src/components/layout/Layout';
