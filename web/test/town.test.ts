import { expect, test } from 'vitest';
import { buildings } from '../../src/tabletowers/games/oldtown/data.json';
import { BUILDINGS } from '../src/boards/oldtown/types';

test('the buildings are those of the rules, in their order', () => {
  expect(BUILDINGS).toEqual(buildings);
});
