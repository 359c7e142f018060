import type { CommandSpec } from '../command-spec.ts';
import { access } from './specs/access.ts';
import { build } from './specs/build.ts';
import { completion } from './specs/completion.ts';
import { deploy } from './specs/deploy.ts';
import { dev } from './specs/dev.ts';
import { diff } from './specs/diff.ts';
import { emit } from './specs/emit.ts';
import { explain } from './specs/explain.ts';
import { fmt } from './specs/fmt.ts';
import { i18n } from './specs/i18n.ts';
import { importSpec } from './specs/import.ts';
import { index } from './specs/index.ts';
import { init } from './specs/init.ts';
import { lint } from './specs/lint.ts';
import { messages } from './specs/messages.ts';
import { newSpec } from './specs/new.ts';
import { preview } from './specs/preview.ts';
import { releases } from './specs/releases.ts';
import { rollback } from './specs/rollback.ts';
import { routes } from './specs/routes.ts';
import { rules } from './specs/rules.ts';
import { schema } from './specs/schema.ts';

/** Every command, in the order of the help. */
export const commandSpecs: readonly CommandSpec[] = [
  init,
  newSpec,
  importSpec,
  lint,
  build,
  dev,
  preview,
  deploy,
  releases,
  rollback,
  fmt,
  explain,
  routes,
  access,
  diff,
  i18n,
  messages,
  index,
  emit,
  rules,
  schema,
  completion,
];
