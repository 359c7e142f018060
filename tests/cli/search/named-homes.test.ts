import { describe, expect, it } from 'vitest';
import { foundEntry } from '../../../cli/search/entry-sources.ts';
import { modelOf, sourceOf, tableOf } from '../../fixtures/load-fixture.ts';

const source = sourceOf('site/site.yaml');
const [zone] = source.zones ?? [];
const owned = {
  ...source,
  zones: [
    {
      segment: zone?.segment ?? '',
      homes: {
        joint: {
          page: '/relationHomePage/unityCollege/home/joint',
          entries: [
            { collection: 'news', codes: ['educationNews'] },
            { collection: 'news', fields: { institution: ['yunlu'] } },
          ],
        },
        labs: { page: '/relationHomePage/company/home/labs', entries: [{ collection: 'people' }] },
      },
    },
  ],
};
const { zones } = tableOf(modelOf(owned), 'en', 'desktop');

describe('[S-04] an entry in the index', () => {
  it.each([
    ['news', { code: 'educationNews' }, undefined, ['joint']],
    ['news', { code: 'medias' }, undefined, undefined],
    // Of a file all fields count, of an API those that its list has.
    ['news', {}, { institution: ['nanyu', 'yunlu'] }, ['joint']],
    ['news', { fields: { institution: 'yunlu' } }, undefined, ['joint']],
    ['people', {}, undefined, ['labs']],
    ['policies', { code: 'educationNews' }, undefined, undefined],
  ])('of %s %j with the fields %j belongs to %j', (collection, item, fields, homes) => {
    expect(foundEntry(collection, { id: 'a', title: 'A', ...item }, zones, fields).homes).toEqual(
      homes,
    );
  });
});
