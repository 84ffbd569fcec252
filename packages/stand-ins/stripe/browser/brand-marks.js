const SVG = 'http://www.w3.org/2000/svg';

const shapes = {
  visa: [
    ['rect', { width: 34, height: 22, rx: 3, fill: '#fff', stroke: '#d5dbe6' }],
    [
      'text',
      {
        x: 17,
        y: 15,
        fill: '#1a3a8f',
        'font-size': 10.5,
        'font-weight': 800,
        'font-style': 'italic',
      },
      'VISA',
    ],
  ],
  mastercard: [
    ['rect', { width: 34, height: 22, rx: 3, fill: '#fff', stroke: '#d5dbe6' }],
    ['circle', { cx: 13.5, cy: 11, r: 6.5, fill: '#e0322b' }],
    ['circle', { cx: 20.5, cy: 11, r: 6.5, fill: '#f5a623', 'fill-opacity': 0.88 }],
  ],
  amex: [
    ['rect', { width: 34, height: 22, rx: 3, fill: '#2671b9' }],
    ['text', { x: 17, y: 14.6, fill: '#fff', 'font-size': 9, 'font-weight': 800 }, 'AMEX'],
  ],
  cvc: [
    ['rect', { x: 0.5, y: 1, width: 29, height: 19, rx: 3, fill: 'none', stroke: 'currentColor' }],
    ['rect', { x: 0.5, y: 5, width: 29, height: 4, fill: 'currentColor' }],
    [
      'rect',
      {
        x: 16,
        y: 10,
        width: 17.5,
        height: 11.5,
        rx: 3,
        fill: 'var(--colorBackground)',
        stroke: 'currentColor',
      },
    ],
    ['text', { x: 24.8, y: 18.6, fill: 'currentColor', 'font-size': 8, 'font-weight': 700 }, '123'],
  ],
};

/** A small drawing of a card brand, or of where to find the security code. */
export function mark(name) {
  const svg = draw('svg', {
    viewBox: '0 0 34 22',
    class: `Mark Mark--${name}`,
    'aria-hidden': 'true',
  });
  for (const [shape, attributes, text = ''] of shapes[name]) {
    const drawn = draw(shape, attributes);
    if (text) {
      drawn.setAttribute('text-anchor', 'middle');
      drawn.textContent = text;
    }
    svg.append(drawn);
  }
  return svg;
}

function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
