// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { answerWith } from '../../load-address.ts';
import { openApp } from '../../open-app.tsx';

describe('the page of a service', async () => {
  const { model, file } = await siteWithContent('site');
  const open = async (address: string, device = 'desktop'): Promise<HTMLElement> => {
    answerWith(file);
    return (await openApp(model, address, { device })).element;
  };
  const visa = '/newsDetail/visa-and-stay/2026-03-10/service';
  const texts = (element: HTMLElement, selector: string): (string | null)[] =>
    [...element.querySelectorAll(`#content ${selector}`)].map(({ textContent }) => textContent);

  it('says what it takes, how it is done and what to bring', async () => {
    const element = await open(visa);
    expect(texts(element, 'h1')).toEqual(['签证与居留']);
    expect(element.querySelector('dl')?.textContent).toBe('办结七个工作日费用免费地点5 号窗口');
    expect(texts(element, 'ol li h3')).toContain('领取受理单');
    expect(texts(element, 'ul li')).toContain('护照原件有效期不少于十二个月');
    expect(element.querySelector('a[download]')?.textContent).toContain('住宿证明样表TXT');
  });

  it('has its actions beside it, and on mobile in a bar with a number to call', async () => {
    expect(texts(await open(visa), 'h2')).toContain('在线办理');
    const element = await open(visa.replace('newsDetail', 'newsDetailH5'), 'mobile');
    expect(texts(element, 'h2')).not.toContain('在线办理');
    const [call, apply] = [...element.querySelectorAll('article > div:last-child > a')];
    expect(call?.getAttribute('href')).toBe('tel:089800000004');
    expect(apply?.textContent).toBe('开始申请');
  });

  it('leaves entries of other collections to the article beside it', async () => {
    const element = await open('/newsDetail/first-lesson/2026-03-02/article');
    expect(texts(element, 'h1')).toHaveLength(1);
    expect(texts(element, 'h2')).not.toContain('服务热线');
  });
});
