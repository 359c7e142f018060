import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the repository', () => {
  it('names no download addresses in its lock file', () => {
    const lock = readFileSync('package-lock.json', 'utf8');
    expect(lock).not.toMatch(/"resolved": "(?!cli\/bin")/);
    expect(lock).not.toMatch(/https?:\/\/[^"]*registry/);
  });

  it('has no script of which npm warns whoever installs the package', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) {
      expect(scripts).not.toHaveProperty(name);
    }
    expect(scripts.postprepare).toBe(scripts.prepack);
  });

  it.each([
    'react',
    'react-dom',
    'react-router-dom',
    'ajv',
    'yaml',
    'jotai',
    'vite',
    'commander',
    'vitest',
  ])('installs %s in a version that runs on Node 20.19', (name) => {
    const { engines } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    const range: string = engines?.node ?? '>=0';
    const accepts = range.split('||').some((part) => {
      const [, operator, major, minor = '0'] =
        /^\s*(\^|>=|>|~)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
      if (operator === '^' || operator === '~') return major === '20' && Number(minor) <= 19;
      return Number(major) < 20 || (Number(major) === 20 && Number(minor) <= 19);
    });
    expect(accepts, range).toBe(true);
  });
});
