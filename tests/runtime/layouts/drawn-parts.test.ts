import { expect, it } from 'vitest';
import { drawnParts } from '../../../runtime/layouts/arranged-header/drawn-parts.ts';

it('draws logo and name side by side as one link home', () => {
  expect(drawnParts(['logo', 'name', 'menu'])).toEqual(['brand', 'menu']);
  expect(drawnParts(['name', 'logo', 'menu'])).toEqual(['name', 'logo', 'menu']);
  expect(drawnParts(['logo', 'space', 'name'])).toEqual(['logo', 'space', 'name']);
});
