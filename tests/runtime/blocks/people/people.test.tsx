// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { answerWith } from '../../load-address.ts';
import { openApp } from '../../open-app.tsx';

describe('people by rank', async () => {
  const { model, file } = await siteWithContent('site');
  const open = async (address: string, device: string): Promise<HTMLElement> => {
    answerWith(file);
    return (await openApp(model, address, { device })).element;
  };

  it('are one large, two beside each other, the others in a table', async () => {
    const element = await open('/parkSummaryInfo?code=leaderships', 'desktop');
    expect([...element.querySelectorAll('h1')].map((h) => h.textContent)).toEqual(['领导班子']);
    expect([...element.querySelectorAll('#content h2')].map((h) => h.textContent)).toEqual([
      '林望舒',
      '阿依努尔·马合木',
      '陆正衡',
    ]);
    const rows = [...element.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('韩拓总工程师工程与环境室、海岸监测站每周四 14:00–16:00');
  });

  it('stand one below the other on mobile, after the first', async () => {
    const element = await open('/parkSummaryInfoH5?code=leaderships', 'mobile');
    expect(element.querySelector('table')).toBeNull();
    expect(element.querySelectorAll('#content h2')).toHaveLength(6);
  });
});
