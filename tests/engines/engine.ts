/** A browser controlled from outside, reduced to what a visitor does. */
export interface Engine {
  name: string;
  version: string;
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  read: <T>(expression: string) => Promise<T>;
  /** Clicks at a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Types text, or presses a key of {@link KEYS}. */
  keys: (...keys: string[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Keys that type no character, as WebDriver encodes them. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;
