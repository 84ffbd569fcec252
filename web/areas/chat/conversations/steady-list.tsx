import { Component, type ReactNode, type RefObject } from 'react';

interface SteadyListProps {
  box: RefObject<HTMLUListElement | null>;
  className: string | undefined;
  children: ReactNode;
}

interface Place {
  readonly element: HTMLElement;
  readonly top: number;
}

/**
 * A list that scrolls and whose entries move up: what one is looking at stays where it is, unless that
 * is the beginning. Browsers do not see to it where so many elements change their places. A class,
 * because only those are asked before the page changes.
 */
export class SteadyList extends Component<SteadyListProps> {
  override getSnapshotBeforeUpdate(): readonly Place[] {
    const box = this.props.box.current;
    if (!box || box.scrollTop === 0) return [];
    const elements = [...box.children] as HTMLElement[];
    return elements
      .map((element) => ({ element, top: element.offsetTop - box.scrollTop }))
      .filter(({ element, top }) => top > -element.offsetHeight && top < box.clientHeight);
  }

  override componentDidUpdate(_: unknown, __: unknown, seen: readonly Place[]): void {
    const box = this.props.box.current;
    if (!box) return;
    const moved = seen
      .filter(({ element }) => element.isConnected)
      .map(({ element, top }) => element.offsetTop - box.scrollTop - top)
      .toSorted((a, b) => a - b);
    // The few that moved by themselves are at either end of these.
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
