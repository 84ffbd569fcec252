// What was tapped answers at once; the shape of what it loads comes when that takes long.

const SHAPE_MS = 400;
/** When something was last done that may load, in ms since the document; at first that was to open it. */
let lastTap = 0;

if (typeof document !== 'undefined')
  for (const kind of ['click', 'input', 'popstate'])
    addEventListener(kind, ({ timeStamp }) => void (lastTap = timeStamp), { capture: true });

/** How long a shape still has to wait, in ms: what is there sooner shows none. */
export const untilShape = (): number =>
  typeof document === 'undefined'
    ? 0
    : Math.min(SHAPE_MS, Math.max(0, SHAPE_MS - (performance.now() - lastTap)));
