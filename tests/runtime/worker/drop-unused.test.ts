import { expect, it } from 'vitest';
import { reached } from '../../../runtime/worker/drop-unused.ts';

it('finds what pages name, and what that names itself', () => {
  const files = new Map([
    ['hydrate-BhJRKgov.js', 'import"./site-CRzQFV-5.js";import("./page-BaCnf_HY.js")'],
    ['site-CRzQFV-5.js', 'import"./hydrate-BhJRKgov.js"'],
    ['page-BaCnf_HY.js', '["../css/page-3bd0c2f1aa.css"]'],
    ['site-OldOne_7.js', 'import"./page-BaCnf_HY.js"'],
  ]);
  const found = reached(['<script data-entry="/static/js/hydrate-BhJRKgov.js">'], files);
  expect([...found]).toEqual([
    'hydrate-BhJRKgov.js',
    'site-CRzQFV-5.js',
    'page-BaCnf_HY.js',
    'page-3bd0c2f1aa.css',
  ]);
});
