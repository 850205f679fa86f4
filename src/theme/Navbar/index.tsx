// Replaced: our bar works from the served HTML alone, the stock one opens no menu without React.
export { Navbar as default } from '@site/src/components/shell/Navbar';
