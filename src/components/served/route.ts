import { matchPath } from '@docusaurus/router';
import type { ComponentType } from 'react';
import { adoptServed, loadServed } from './served-html';

/** A component that can be got ready before it is shown, as Docusaurus makes them. */
type RouteComponent = ComponentType & { preload: () => Promise<unknown> };

/** The one route of all served pages. */
export interface ServedRoute {
  path: string[];
  exact: true;
  component: RouteComponent;
}

let patterns: string[] = [];

/** Whether a path is that of a served page, or could be. */
export function isServed(path: string): boolean {
  return matchPath(path, { path: patterns, exact: true }) !== null;
}

/**
 * Makes the route of the served pages; called by the module of all routes.
 *
 * @param paths the patterns of their paths
 * @param component what shows a served page
 */
export function servedRoute(paths: string[], component: RouteComponent): ServedRoute {
  patterns = paths;
  if (isServed(location.pathname)) adoptServed(document, location.pathname);
  const preload = component.preload.bind(component);
  component.preload = () =>
    // Docusaurus asks for a page when the address bar has its path already.
    Promise.all([preload(), isServed(location.pathname) && loadServed(location.pathname)]);
  return { path: patterns, exact: true, component };
}
