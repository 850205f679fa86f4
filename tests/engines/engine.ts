/** A browser that is driven from outside, reduced to what a visitor does. */
export interface Engine {
  name: string;
  version: string;
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  read: <T>(expression: string) => Promise<T>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Types keys; those with a name are of {@link KEYS}. */
  keys: (...keys: string[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Keys without a character, as WebDriver writes them. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;
