import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../cli/files/temporary-folder.ts';
import { readPageRecords, writePageRecords } from '../../../cli/prerender/page-records.ts';

const record = {
  fingerprint: 'f',
  data: [],
  reads: [],
  blocks: ['text'],
  queries: [],
  links: [],
  files: ['index.html'],
};

it('records of pages are those of this program alone', async () => {
  const file = join(await temporaryFolder('records-'), 'pages.json');
  await writePageRecords(file, 'one', new Map([['/', record]]));
  expect(await readPageRecords(file, 'one')).toEqual(new Map([['/', record]]));
  expect(await readPageRecords(file, 'two')).toEqual(new Map());
  writeFileSync(file, '{');
  expect(await readPageRecords(file, 'one')).toEqual(new Map());
  expect(await readPageRecords(`${file}.none`, 'one')).toEqual(new Map());
});
