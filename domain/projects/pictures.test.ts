import { expect, test } from 'vitest';
import { shownPictures } from './pictures.ts';

test('the newest pictures of each moment are shown', () => {
  expect(shownPictures([])).toEqual({ antes: [], despues: [] });
  expect(
    shownPictures([
      { antes: ['a'], despues: ['b', 'c'] },
      { antes: [], despues: ['d'] },
      { antes: [], despues: [] },
    ]),
  ).toEqual({ antes: ['a'], despues: ['d'] });
});
