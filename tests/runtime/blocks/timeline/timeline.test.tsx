// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const steps = (count: number, ...current: number[]) =>
  Array.from({ length: count }, (_, index) => ({
    title: `第${index + 1}步`,
    ...(current.includes(index) ? { current: true } : {}),
  }));

const list = async (count: number, device: string, ...current: number[]) => {
  const element = await openBlocks(
    { blocks: [{ type: 'timeline', title: '日程', steps: steps(count, ...current) }] },
    { device },
  );
  const found = element.querySelector('#content section ol');
  if (!found) throw new Error('no list');
  return found;
};

describe('a timeline', () => {
  it.each([
    [5, 'desk', true],
    [6, 'desk', false],
    [5, 'phone', false],
    [1, 'desk', true],
  ])('of %i steps on a %s stands side by side: %s', async (count, device, beside) => {
    expect((await list(count, device)).className.includes('beside')).toBe(beside);
  });

  it.each([
    [[1, 3], ['第4步']],
    [[], []],
  ])('with %j marked names the step that is on: %j', async (current, named) => {
    const marked = (await list(5, 'desk', ...current)).querySelectorAll('[aria-current="step"]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual(named);
  });

  it('writes a day as the language does, other words as they are', async () => {
    const element = await openBlocks({
      blocks: [
        {
          type: 'timeline',
          steps: [
            { date: '2026-3-8', title: '甲', link: '/shouye' },
            { date: '春季学期', title: '乙', text: '说明' },
          ],
        },
      ],
    });
    const [first, second] = element.querySelectorAll('#content section li');
    expect(first?.querySelector('time')?.textContent).toBe('2026-03-08');
    expect(first?.querySelector('h2 a')?.getAttribute('href')).toBe('/shouye');
    expect(second?.textContent).toBe('春季学期乙说明');
  });
});
