/**
 * `<style>` texts that client libraries insert at run time, word for word. A test compares each
 * with the installed package, so an update that changes one is noticed before the browser refuses it.
 */
export const runtimeStyles = {
  /** Radix Select hides the scroll bar of its list: SelectViewport in `@radix-ui/react-select`. */
  radixSelectViewport:
    '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
} as const;
