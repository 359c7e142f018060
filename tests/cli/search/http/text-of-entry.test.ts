import { expect, it } from 'vitest';
import { maxBytes } from '../../../../cli/content/rules/content-size.ts';
import { textOfEntry } from '../../../../cli/search/http/text-of-entry.ts';

it('takes no more of a text than a file may have', async () => {
  const http = {
    list: { url: 'https://cms.example.org/list', items: 'items', total: 'total' },
    entry: { url: 'https://cms.example.org/{id}' },
    fields: { id: 'id', title: 'title', body: 'body' },
  };
  const answer = { id: '1', title: '题', body: `<p>${'商'.repeat(2 * maxBytes)}</p>` };
  const text = await textOfEntry(
    {
      url: 'https://cms.example.org/1',
      load: async () => ({ item: answer, answer, url: '' }),
    } as never,
    http as never,
    [],
  );
  expect(text).toContain('商');
  expect(text?.length).toBeGreaterThan(maxBytes / 2);
  expect(text?.length).toBeLessThan(maxBytes + 100);
});
