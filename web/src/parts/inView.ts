/** Moves what would stand out over the left or right edge of the window back into it. */
export function inView(node: HTMLElement): void {
  const { left, right } = node.getBoundingClientRect()
  const over = left < 0 ? -left : Math.min(0, innerWidth - right)
  if (over) node.style.translate = `${over}px`
}
