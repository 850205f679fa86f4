import * as z from 'zod';
import type { IconName } from '../components/ui/icon-names';
import type { ToolName } from '../tools/tools';
import { known } from './directives/attributes';
import type { Loader } from './directives/define';
import { card, heading, lead, shared, yesNo } from './check/front-matter-schema';

/** A kind of page in `src/pages`, chosen by `layout:` in the front matter. */
export interface Layout {
  name: string;
  /** One sentence for staff. */
  about: string;
  /** Its front matter fields, besides those that every page has. */
  fields: Readonly<Record<string, z.ZodType>>;
  /** The component around its text. */
  frame: Loader;
  /** Link names of the headings in that component. */
  anchors?: readonly string[];
  /** The shared parts that it shows below the text. */
  parts?: readonly string[];
}

/** The props that a layout gets: those of every page, and its own fields. */
type Given<F extends Readonly<Record<string, z.ZodType>>> = {
  [Field in keyof F]: z.output<F[Field]>;
} & { title: string; description: string; keywords?: string[] };

/** Defines a layout whose component takes each of its fields and requires no other props. */
function layout<F extends Readonly<Record<string, z.ZodType>>, Props>(
  name: string,
  spec: Pick<Layout, 'about' | 'anchors' | 'parts'> & {
    fields: F;
    frame: Loader<Props>;
  } & (Exclude<keyof Given<F>, keyof Props> extends never
      ? Given<F> extends Props
        ? unknown
        : { frame: ['the layout needs something else than', Given<F>] }
      : { frame: ['the layout does not know', Exclude<keyof Given<F>, keyof Props>] }),
): Layout {
  return { name, ...(spec as unknown as Omit<Layout, 'name'>) };
}

/** Every layout there is. */
const ALL = [
  layout('home', {
    about: 'The home page.',
    fields: { heading, lead },
    frame: async () => (await import('../components/home/HomePage')).HomePage,
  }),
  layout('services', {
    about: 'The page that lists the services.',
    fields: { heading, lead },
    frame: async () => (await import('../components/services/ServicesPage')).ServicesPage,
  }),
  layout('service', {
    about: 'A service; its name, icon and address stand in src/data/services.json.',
    fields: { service: known('services'), lead },
    frame: async () => (await import('../components/services/ServicePage')).ServicePage,
    parts: ['booking'],
  }),
  layout('why-us', {
    about: 'The page on the company.',
    fields: { heading, lead },
    frame: async () => (await import('../components/people/WhyUsPage')).WhyUsPage,
  }),
  layout('person', {
    about: 'The page of a person; name, title and address stand in src/data/people.json.',
    fields: {
      person: known('people').describe(
        'The short name that this person has, or will get, in Facts, People: letters and digits alone. It is the end of the page’s address too, such as technician for /technician',
      ),
      lead,
    },
    frame: async () => (await import('../components/people/BioPage')).BioPage,
  }),
  layout('contact', {
    about: 'The contact page.',
    fields: { heading, lead },
    frame: async () => (await import('../components/contact/ContactPage')).ContactPage,
    anchors: ['message-title', 'get-in-touch', 'schedule-online'],
  }),
  layout('agents', {
    about: 'The page for real estate agents, with a form for several homes.',
    fields: { heading, lead },
    frame: async () => (await import('../components/requests/AgentsPage')).AgentsPage,
    anchors: ['message-title', 'for-clients'],
  }),
  layout('managers', {
    about: 'The page for property managers, with a form for a quote.',
    fields: { heading, lead },
    frame: async () => (await import('../components/requests/ManagersPage')).ManagersPage,
    anchors: ['message-title', 'papers', 'duties'],
  }),
  layout('after-test', {
    about: 'The page for people with a result, whose number it asks first.',
    fields: { heading, lead },
    frame: async () => (await import('../components/tools/AfterTestPage')).AfterTestPage,
  }),
  layout('text', {
    about: 'A page of text, which has nothing else around it; it says when it was last changed.',
    fields: { heading, lead, last_update: shared.last_update },
    frame: async () => (await import('../components/seo/TextPage')).TextPage,
  }),
  layout('tool', {
    about: 'A tool: below its questions stands every sentence that it can say.',
    fields: { tool: known<ToolName>('tools'), heading, lead, card, icon: known<IconName>('icons') },
    frame: async () => (await import('../components/tools/ToolFrame')).ToolFrame,
    anchors: ['answer', 'all-answers', 'place'],
  }),
  layout('scheduler', {
    about: 'The page of the scheduler.',
    fields: { heading },
    frame: async () => (await import('../components/scheduler/SchedulerPage')).SchedulerPage,
  }),
];

export const LAYOUTS: ReadonlyMap<string, Layout> = new Map(ALL.map((one) => [one.name, one]));

const names = [...LAYOUTS.keys()] as [string, ...string[]];

/**
 * The front matter schema of a page in `src/pages`.
 * @param name of its layout, valid or not
 */
export function pageFrontMatter(name: unknown): z.ZodObject {
  return z.strictObject({
    layout: z.enum(names, { error: `must be one of: ${names.join(', ')}` }),
    ...shared,
    /** True keeps the page from being published; the office sees it in previews. */
    draft: yesNo.optional(),
    ...LAYOUTS.get(String(name))?.fields,
  });
}
