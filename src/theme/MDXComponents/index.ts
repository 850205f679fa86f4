// Markdown becomes our components; the theme's own map would bring the syntax highlighter with it.
import { components } from '@site/src/content/components';

export default components;
