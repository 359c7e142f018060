// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SiteSource } from '../../../../schema/source.generated.ts';
import { modelOf, sourceOf } from '../../../fixtures/load-fixture.ts';
import { pageBuilder } from '../../built-page.tsx';
import { openBlocks } from '../open-blocks.tsx';

afterEach(() => vi.useRealTimers());

const receivers = { desk: { url: '/api' } };
const page: SiteSource['pages'][string] = {
  blocks: [
    {
      type: 'form',
      name: 'ask',
      to: 'desk',
      groups: [
        {
          fields: [
            { name: 'day', kind: 'date', label: '日期', min: 'today', max: '2026-12-31' },
            { name: 'number', kind: 'number', label: '人数', min: 1 },
          ],
        },
      ],
    },
  ],
};

it.each([
  [undefined, '2026-03-18'],
  ['Pacific/Kiritimati', '2026-03-19'],
])(
  'knows today in the time zone %s of the site, and refuses days before it',
  async (zone, today) => {
    // The same day in nearly all time zones that tests run in, and another one at the site's.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-18T11:00:00Z') });
    const element = await openBlocks(page, {
      site: { receivers },
      ...(zone === undefined ? {} : { timeZone: zone }),
    });
    const input = element.querySelector<HTMLInputElement>('#form-ask-day');
    expect([input?.min, input?.max]).toEqual([today, '2026-12-31']);
    expect(element.querySelector('#form-ask-number')?.hasAttribute('min')).toBe(false);
    if (!input) return;
    input.value = '2026-03-17';
    await act(async () => input.form?.requestSubmit());
    expect(element.querySelector('#form-ask-day-fault')?.textContent).toBe(
      `日期应在 ${today} 至 2026-12-31 之间`,
    );
  },
);

it('does not write today into a page that is built before', async () => {
  const source = sourceOf('site/site.yaml');
  const model = modelOf({ ...source, receivers, pages: { ...source.pages, login: page } });
  const { html } = await pageBuilder(model)('/login', 'desktop');
  const [input = ''] = /<input[^>]*type="date"[^>]*>/.exec(html) ?? [];
  expect(input).toContain('max="2026-12-31"');
  expect(input).not.toContain('min=');
});
