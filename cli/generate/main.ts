import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

for (const [file, text] of Object.entries(await generatedFiles(process.cwd()))) {
  writeFileSync(file, text);
  process.stderr.write(`wrote ${file}\n`);
}
