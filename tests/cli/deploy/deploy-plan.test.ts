import { expect, it } from 'vitest';
import { deployPlan } from '../../../cli/deploy/deploy-plan.ts';

it('puts hashed files first, then data, pages, and the service worker behind all', () => {
  const paths = [
    'sw.js.br',
    'sw.js',
    'talent.html',
    'site.json',
    'static/js/a-1.js',
    'EN/news.html',
  ];
  const plan = deployPlan(new Map(paths.map((path) => [path, '1'])), new Map(), new Set());
  expect([plan.hashed, plan.data, plan.pages]).toEqual([
    ['static/js/a-1.js'],
    ['site.json'],
    ['EN/news.html', 'talent.html', 'sw.js', 'sw.js.br'],
  ]);
});
