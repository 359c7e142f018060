import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { expect, it } from 'vitest';
import * as ownJsx from '../../../runtime/own-api/jsx-runtime.ts';
import * as ownReact from '../../../runtime/own-api/react.ts';

/** What React does not mean for components, and what it gives bundlers and tests. */
const notOffered =
  /^(?:__|unstable_|act$|addTransitionType$|cache|captureOwnerStack$|createElement$|default$|experimental_|ViewTransition$)/;

it('has all that components import of React', () => {
  const names = Object.keys(React).filter((name) => !notOffered.test(name));
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys(ownReact)).toEqual(expect.arrayContaining(names));
});

it('has all that a build puts in for elements', () => {
  const names = Object.keys(jsxRuntime).filter(
    (name) => !/^(?:default|module\.exports)$/.test(name),
  );
  expect(Object.keys(ownJsx).sort()).toEqual(names.sort());
});
