import { expect, it } from 'vitest';
import { lintContext } from '../../../cli/lint/context/lint-context.ts';
import { reservedPaths } from '../../../cli/lint/paths/reserved-paths.ts';
import { outputs } from '../../../cli/outputs/outputs.ts';
import { lyceum, modelOf } from '../../fixtures/load-fixture.ts';

const source = lyceum();
const paths = outputs.flatMap((output) => Object.keys(output(modelOf(source), source)));

it.each(paths)('no page can be where %s is written', (path) => {
  const route = { id: 'taken', page: 'ecole', paths: { fr: `/${path}`, de: false, zh: false } };
  const context = lintContext({ ...source, routes: [...source.routes, route] });
  const messages = [...reservedPaths(context, [])].map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining(`no page can be at /${path}: the build `)]);
});
