// Renders Markdown with our components; the theme's own map would add the syntax highlighter.
import { components } from '@site/src/content/components';

export default components;
