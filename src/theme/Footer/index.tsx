// Replaced: the footer shows company facts, which theme configuration cannot hold.
export { Footer as default } from '@site/src/components/shell/Footer';
