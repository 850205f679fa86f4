// Replaced: the specified texts, and ways on.
export { NotFound as default } from '@site/src/components/layout/NotFound';
