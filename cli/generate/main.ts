import { writeFileSync } from 'node:fs';
import { allRules } from '../lint/all-rules.ts';
import { generatedFiles } from './generated-files.ts';
import { missingExplanations } from './missing-explanations.ts';

for (const [file, text] of Object.entries(await generatedFiles(process.cwd()))) {
  writeFileSync(file, text);
  process.stderr.write(`wrote ${file}\n`);
}
for (const warning of missingExplanations(allRules)) {
  process.stderr.write(`warning: ${warning}\n`);
}
