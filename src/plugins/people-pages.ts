import type { LoadContext, Plugin } from '@docusaurus/types';
import { people } from '../data';

const PAGES = [
  { person: people.inspector, component: '@site/src/components/people/InspectorPage' },
  { person: people.measurement, component: '@site/src/components/people/MeasurementPage' },
];

/** Adds a route for each owner's biography, at the path that stands in `src/data/people.json`. */
export default function peoplePages({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'people-pages',
    contentLoaded({ actions }) {
      for (const { person, component } of PAGES) {
        actions.addRoute({ path: baseUrl + person.path.slice(1), component, exact: true });
      }
    },
  };
}
