// Wrapped: a title gets the brand suffix unless it already contains the brand.
export { TitleFormatter as default } from '@site/src/components/seo/TitleFormatter';
