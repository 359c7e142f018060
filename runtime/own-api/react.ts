import * as React from 'react';
import { useBehaviour } from '../state/use-behaviour.ts';

/*
 * React, as components of the site's own import it. While a page is built, what only matters in the browser is noted:
 * a block whose component keeps state, has effects or listens is hydrated; all others stay as they were built.
 */

type Hook = (...given: never[]) => unknown;

/** A hook that has its block hydrated. */
const live = <Own extends Hook>(hook: Own): Own => {
  if (!import.meta.env.SSR) return hook;
  const noting = (...given: Parameters<Own>): unknown => {
    useBehaviour();
    return hook(...given);
  };
  return noting as Own;
};

export const {
  Activity,
  Children,
  Component,
  Fragment,
  Profiler,
  PureComponent,
  StrictMode,
  Suspense,
  cloneElement,
  createContext,
  createRef,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useId,
  useMemo,
  version,
} = React;
export const useActionState = live(React.useActionState);
export const useDeferredValue = live(React.useDeferredValue);
export const useEffect = live(React.useEffect);
export const useEffectEvent = live(React.useEffectEvent);
export const useImperativeHandle = live(React.useImperativeHandle);
export const useInsertionEffect = live(React.useInsertionEffect);
export const useLayoutEffect = live(React.useLayoutEffect);
export const useOptimistic = live(React.useOptimistic);
export const useReducer = live(React.useReducer);
export const useRef = live(React.useRef);
export const useState = live(React.useState);
export const useSyncExternalStore = live(React.useSyncExternalStore);
export const useTransition = live(React.useTransition);

/** For components that import React as a whole. */
export default {
  ...React,
  useActionState,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
};
