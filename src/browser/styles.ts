// Every style sheet of a component, in the order of the site's one sheet: what others build upon comes first.
declare const require: { context: (folder: string, deep: boolean, files: RegExp) => unknown };

require.context('../components/ui', true, /\.module\.css$/);
require.context('../components/layout', true, /\.module\.css$/);
require.context('..', true, /\.module\.css$/);

export {};
