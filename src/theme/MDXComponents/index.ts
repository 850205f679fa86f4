// Markdown becomes our components; the theme's own map would bring the syntax highlighter with it.
import { markdownComponents } from '@site/src/components/markdown/components';

export default markdownComponents;
