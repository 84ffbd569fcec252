/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** `message` unless the stream names it. */
  event: string;
  data: string;
}

/**
 * Reads a `text/event-stream` piece by piece: give it what arrived, get the events that are complete.
 * Pieces may end anywhere, also inside a line break. Comments (heartbeats) give nothing.
 */
export function eventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    // A trailing \r waits: the next piece may begin with its \n.
    const text = rest + piece;
    const ready = text.endsWith('\r') ? text.slice(0, -1) : text;
    const blocks = ready.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n\n');
    rest = (blocks.pop() ?? '') + (ready === text ? '' : '\r');
    return blocks.map(parse).filter((event) => event !== null);
  };
}

function parse(block: string): StreamEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return event === 'message' && data.length === 0 ? null : { event, data: data.join('\n') };
}
