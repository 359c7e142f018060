import { expect, it } from 'vitest';
import { readFailure } from '../../../cli/files/file-failure.ts';

it('why a file cannot be read is said in words, not in those of the system', () => {
  const error = Object.assign(new Error("EACCES: permission denied, open '/site/site.yaml'"), {
    code: 'EACCES',
    syscall: 'open',
    path: '/site/site.yaml',
  });
  expect(readFailure(error)).toEqual({
    zh: '没有权限（EACCES）',
    en: 'there is no permission (EACCES)',
  });
  expect(readFailure(new Error('it is no text'))).toEqual({
    zh: 'it is no text',
    en: 'it is no text',
  });
});
