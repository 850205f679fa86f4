/** A tool on the index of the tools. */
export interface ToolCard {
  path: string;
  /** The question that the tool answers. */
  title: string;
  text: string;
  /** The id of a symbol in `src/artwork/static/img/icons.svg`. */
  icon: string;
}
