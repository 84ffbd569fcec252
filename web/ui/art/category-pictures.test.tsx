import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CategoryIcon } from './category-icon.tsx';
import { TradeScene } from './trade-scene.tsx';

it.each(['__proto__', 'constructor', 'toString', 'Persianas'])(
  'a category called «%s» has the default picture',
  (categoria) => {
    expect(renderToStaticMarkup(<CategoryIcon icono={categoria} />)).toBe(
      renderToStaticMarkup(<CategoryIcon icono="" />),
    );
    expect(renderToStaticMarkup(<TradeScene categoria={categoria} />)).toBe(
      renderToStaticMarkup(<TradeScene categoria="Otra" />),
    );
  },
);
