/** A tool as the index names it. */
export interface ToolCard {
  path: string;
  /** The question that it answers. */
  title: string;
  text: string;
  /** A symbol of `src/artwork/static/img/icons.svg`. */
  icon: string;
}
