import type { Plugin } from '@docusaurus/types';
import { people } from '../data';

/** Adds a route for each owner's biography, at the path that stands in `src/data/people.json`. */
export default function peoplePages(): Plugin {
  return {
    name: 'people-pages',
    contentLoaded({ actions }) {
      actions.addRoute({
        path: people.inspector.path,
        component: '@site/src/components/people/InspectorPage',
        exact: true,
      });
      actions.addRoute({
        path: people.measurement.path,
        component: '@site/src/components/people/MeasurementPage',
        exact: true,
      });
    },
  };
}
