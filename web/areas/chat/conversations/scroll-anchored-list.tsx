import { Component, type ReactNode, type RefObject } from 'react';

interface ScrollAnchoredListProps {
  box: RefObject<HTMLUListElement | null>;
  className: string | undefined;
  children: ReactNode;
}

interface VisibleEntry {
  readonly element: HTMLElement;
  readonly top: number;
}

/**
 * A scrolling list that keeps the visible entries in place when others move up, unless it is scrolled
 * to the top. The browser's own scroll anchoring fails when many elements move. A class component,
 * because only those have `getSnapshotBeforeUpdate`.
 */
export class ScrollAnchoredList extends Component<ScrollAnchoredListProps> {
  override getSnapshotBeforeUpdate(): readonly VisibleEntry[] {
    const box = this.props.box.current;
    if (!box || box.scrollTop === 0) return [];
    const elements = [...box.children] as HTMLElement[];
    return elements
      .map((element) => ({ element, top: element.offsetTop - box.scrollTop }))
      .filter(({ element, top }) => top > -element.offsetHeight && top < box.clientHeight);
  }

  override componentDidUpdate(_: unknown, __: unknown, before: readonly VisibleEntry[]): void {
    const box = this.props.box.current;
    if (!box) return;
    const moved = before
      .filter(({ element }) => element.isConnected)
      .map(({ element, top }) => element.offsetTop - box.scrollTop - top)
      .sort((a, b) => a - b);
    // The median, because the few entries that moved by themselves are the outliers.
    box.scrollTop += moved[Math.floor(moved.length / 2)] ?? 0;
  }

  override render() {
    return (
      <ul className={this.props.className} ref={this.props.box}>
        {this.props.children}
      </ul>
    );
  }
}
