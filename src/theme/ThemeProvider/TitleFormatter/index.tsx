// Wraps the stock formatter: a title gets the brand as a suffix unless it already contains it.
export { TitleFormatter as default } from '@site/src/components/seo/TitleFormatter';
