import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeImages, type NamedImage, PORTFOLIO_IMAGES } from './portfolio.ts';

const orderOf = (present: readonly string[], named: readonly NamedImage[]) => {
  const after = arrangeImages(present, named);
  if (typeof after === 'string') return after;
  return after.order.map((image) => ('stored' in image ? image.stored : image.upload)).join(' ');
};

test('named images come in their order, the others after them', () => {
  expect(orderOf(['a', 'b', 'c'], [])).toBe('a b c');
  expect(orderOf(['a', 'b', 'c'], [{ stored: 'c' }, { upload: 0 }])).toBe('c 0 a b');
  expect(orderOf([], [{ upload: 1, estado: 'por_subir' }, { upload: 0 }])).toBe('1 0');
});

test('an image to be removed goes, however often it is named', () => {
  const named: NamedImage[] = [
    { stored: 'b' },
    { stored: 'b', estado: 'por_eliminar' },
    { upload: 0, estado: 'por_eliminar' },
  ];
  expect(arrangeImages(['a', 'b'], named)).toEqual({ order: [{ stored: 'a' }], removed: ['b'] });
  expect(orderOf(['a', 'b'], [{ stored: 'b' }, { stored: 'b' }])).toBe('b a');
});

test('a missing image can be neither kept nor removed, and an announced upload must arrive', () => {
  expect(orderOf(['a'], [{ stored: 'x' }])).toBe('portfolio_image_not_found');
  const gone: NamedImage = { stored: 'x', estado: 'por_eliminar' };
  expect(orderOf(['a'], [gone])).toBe('portfolio_image_not_found');
  expect(orderOf(['a'], [{ estado: 'por_subir' }])).toBe('image_required');
  // An input that was left empty.
  expect(orderOf(['a'], [{}])).toBe('a');
});

test('ten images fit, eleven do not, and a removed one makes room', () => {
  const ten = Array.from('abcdefghij');
  expect(orderOf(ten, [{ upload: 0 }])).toBe('portfolio_images_too_many');
  const swap: NamedImage[] = [{ stored: 'j', estado: 'por_eliminar' }, { upload: 0 }];
  expect(orderOf(ten, swap)).toBe('0 a b c d e f g h i');
});

test('no image is lost or doubled by any edit', () => {
  const present = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: PORTFOLIO_IMAGES });
  const said = fc.record({
    stored: fc.option(fc.constantFrom(...'abcdefghij'), { nil: undefined }),
    estado: fc.constantFrom(undefined, 'por_eliminar' as const),
  });
  fc.assert(
    fc.property(present, fc.array(said, { maxLength: 20 }), (there, named) => {
      const after = arrangeImages(there, named);
      if (typeof after === 'string') {
        expect(named.some(({ stored }) => stored && !there.includes(stored))).toBe(true);
        return;
      }
      const kept = after.order.map((image) => ('stored' in image ? image.stored : ''));
      expect([...kept, ...after.removed].sort()).toEqual([...there].sort());
    }),
  );
});
