let done = false;

/**
 * Lets React work on a page that the browser translates. Translators wrap the texts of a page in elements of their own,
 * and React would throw for a text that is not where it put it (https://github.com/facebook/react/issues/11538). With
 * this patch, the child that now contains the node is removed, or used as the insertion point; for a node that is gone,
 * removal does nothing and insertion appends.
 */
export function tolerateTranslators(): void {
  if (done) return;
  done = true;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called on its node
  const { removeChild, insertBefore } = Node.prototype;
  /** The child of `parent` that contains a node or is that node; null if it is elsewhere. */
  const around = (parent: Node, node: Node): Node | null => {
    let child: Node | null = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = around(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    return insertBefore.call(this, node, next && around(this, next)) as T;
  };
}
