// Replaces the stock page with the specified texts and helpful links.
export { NotFound as default } from '@site/src/components/layout/NotFound';
