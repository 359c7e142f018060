// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const film = {
  type: 'video' as const,
  title: '校园两分钟',
  src: '/film/a.mp4',
  poster: '/art/a.svg',
  captions: [
    { src: '/film/en.vtt', language: 'en', label: 'English' },
    { src: '/film/zh.vtt', language: 'zh-CN' },
  ],
  transcript: ['第一句。', '第二句。'],
};

describe('a film', () => {
  it('loads nothing before it is played, and shows captions in the language of the page', async () => {
    const element = await openBlocks({ blocks: [film] });
    const video = element.querySelector('video');
    expect(video?.getAttribute('preload')).toBe('none');
    expect(video?.controls).toBe(true);
    expect(video?.getAttribute('poster')).toMatch(/\/art\/a\.svg$/);
    expect(video?.getAttribute('aria-label')).toBe('校园两分钟');
    const tracks = [...element.querySelectorAll('track')];
    expect(tracks.map((track) => [track.srclang, track.label, track.default])).toEqual([
      ['en', 'English', false],
      ['zh-CN', '中文', true],
    ]);
    expect(element.querySelector('details')?.textContent).toBe('文字稿第一句。第二句。');
  });

  it('that cannot be played says so, with a link to the file', async () => {
    const element = await openBlocks({ blocks: [film] });
    const notice = () => element.querySelector('#content [role=alert]');
    expect(notice()?.textContent).toBe('');
    await act(async () => void element.querySelector('video')?.dispatchEvent(new Event('error')));
    expect(notice()?.textContent).toBe('这段视频在此无法播放。 打开视频文件');
    expect(notice()?.querySelector('a')?.getAttribute('href')).toMatch(/\/film\/a\.mp4$/);
  });

  it('has no transcript to unfold where there is none', async () => {
    const element = await openBlocks({ blocks: [{ type: 'video', src: '/film/a.mp4' }] });
    expect(element.querySelector('#content details')).toBeNull();
    expect(element.querySelector('track')).toBeNull();
  });
});
