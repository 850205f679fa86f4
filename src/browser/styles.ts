// Every component's style sheet, in the order of the site's one sheet: those that others build on come first.
declare const require: { context: (folder: string, deep: boolean, files: RegExp) => unknown };

require.context('../components/ui', true, /\.module\.css$/);
require.context('../components/layout', true, /\.module\.css$/);
require.context('..', true, /\.module\.css$/);

export {};
