// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepDeviceChoice, readDeviceChoice } from '../../../runtime/resolve/device-choice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes it
  document.cookie = 'site-device=; Path=/; Max-Age=0';
});

it('[D-07] keeps the chosen device for the session, and a server sees it', () => {
  expect(readDeviceChoice()).toBe(undefined);
  keepDeviceChoice('mobile', '/');
  expect(readDeviceChoice()).toBe('mobile');
  expect(document.cookie).toBe('site-device=mobile');
  expect(sessionStorage.getItem('site-device')).toBe('mobile');
});

it('has the newer choice of another window, which the server goes by', () => {
  keepDeviceChoice('mobile', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: as another window writes it
  document.cookie = 'site-device=desktop; Path=/';
  expect(readDeviceChoice()).toBe('desktop');
});

it('does without cookies, without storage, and without both', () => {
  const sandboxed = (): never => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: sandboxed, set: sandboxed });
  keepDeviceChoice('mobile', '/');
  expect(readDeviceChoice()).toBe('mobile');
  vi.stubGlobal('sessionStorage', undefined);
  keepDeviceChoice('desktop', '/');
  expect(readDeviceChoice()).toBe(undefined);
  Reflect.deleteProperty(document, 'cookie');
  keepDeviceChoice('desktop', '/');
  expect(readDeviceChoice()).toBe('desktop');
});
