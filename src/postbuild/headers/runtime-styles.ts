/**
 * The contents of `<style>` elements that client libraries insert at run time, verbatim. A test compares each with the
 * installed package, so that an update that changes one is noticed before a browser blocks it.
 */
export const runtimeStyles = {
  /** Radix Select hides the scroll bar of its list: SelectViewport in `@radix-ui/react-select`. */
  radixSelectViewport:
    '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
} as const;
