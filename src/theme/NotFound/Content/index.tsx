// Replaced: the specified texts, and links that help.
export { NotFound as default } from '@site/src/components/layout/NotFound';
