import { describe, expect, it } from 'vitest';
import { drawerItems } from '../../../runtime/menu/drawer-items.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { menuItem as item } from '../../fixtures/menu-item.ts';

const { href: _, ...unlinked } = item('Nowhere');
const omit = { omitCodes: ['home'], omitTitles: ['Information'], omitUnlinked: true };
const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ title, children }) => (children.length > 0 ? [title, outline(children)] : title));

describe('the drawer’s menu', () => {
  const menu = [
    item('Home', { code: 'home' }),
    item('Information'),
    unlinked,
    item('News', {
      children: [
        item('Information'),
        item('Campus'),
        unlinked,
        { ...unlinked, title: 'With some below', children: [item('Deep'), item('Information')] },
        { ...unlinked, title: 'With none left', children: [item('Information')] },
        { ...unlinked, title: 'Being built', inDevelopment: true },
        item('Home again', { code: 'home' }),
      ],
    }),
  ];

  it('[H-04] [H-05] leaves out the codes, and below the first level the titles and what leads nowhere', () => {
    expect(outline(drawerItems(menu, omit))).toEqual([
      'Information',
      'Nowhere',
      ['News', ['Campus', ['With some below', ['Deep']], 'Being built']],
    ]);
  });

  it('leaves out nothing where the site says nothing', () => {
    const nothing = { omitCodes: [], omitTitles: [], omitUnlinked: false };
    expect(drawerItems(menu, nothing)).toEqual(menu);
  });
});
