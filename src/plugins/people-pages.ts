import type { LoadContext, Plugin } from '@docusaurus/types';
import { people } from '../data';

/** Adds a route for each owner's biography, at the path that stands in `src/data/people.json`. */
export default function peoplePages({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'people-pages',
    contentLoaded({ actions }) {
      const components = { inspector: 'InspectorPage', measurement: 'MeasurementPage' };
      for (const [person, component] of Object.entries(components)) {
        actions.addRoute({
          path: baseUrl + people[person as keyof typeof components].path.slice(1),
          component: `@site/src/components/people/${component}`,
          exact: true,
        });
      }
    },
  };
}
