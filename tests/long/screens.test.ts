import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';
import { findDifferences } from './screens/find-differences.ts';
import { libraryScreens } from './screens/library-screens.ts';
import { looks } from './screens/looks.ts';
import { pagePictures } from './screens/page-pictures.ts';
import type { Picture } from './screens/picture.ts';
import { readPicture, writePicture } from './screens/picture-files.ts';
import { type Change, writePictureReport } from './screens/picture-report.ts';
import {
  readReference,
  referenceNames,
  removeReference,
  writeReference,
} from './screens/references.ts';
import { sampleScreens } from './screens/sample-screens.ts';
import type { SiteName } from './screens/screen.ts';
import { serveAtVisitTime } from './screens/serve-at-visit-time.ts';
import { keepTypefaces, measureTypefaces, typefacesOfReferences } from './screens/typefaces.ts';
import { visitTime } from './screens/visit-time.ts';
import { type Width, widths } from './screens/widths.ts';

/*
 * Screens look as they did. References are small pictures, kept in git; `npm run screens:update` writes those anew that
 * differ, and they are looked at in review like code.
 */
const screens = [...sampleScreens, ...libraryScreens];
const report = join('dist', 'screens');
/** Whether references are to be written anew, as snapshots are. */
const isUpdate = inject('updateScreens');

/** Whether this machine draws words as the one did on which the references were made. */
let isComparable = true;

const started: { browser?: Browser; sites?: Readonly<Record<SiteName, Served>> } = {};
const changes = new Map<string, Change>();
const seen = new Set<string>();

beforeAll(async () => {
  const [sample, shell, library] = await Promise.all([
    serveFolder(inject('builtSite')),
    serveFolder(inject('shellSite')),
    serveAtVisitTime('tests/fixtures/library'),
  ]);
  started.sites = { sample, shell, library };
  started.browser = await openBrowser();
  const { page } = await openPage(started.browser);
  await page.goto(sample.origin);
  const measured = await measureTypefaces(page);
  await page.context().close();
  if (isUpdate) keepTypefaces(measured);
  isComparable = isUpdate || JSON.stringify(measured) === JSON.stringify(typefacesOfReferences());
  if (!isComparable) {
    process.stdout.write(
      'The typefaces of this machine are not those of the references (CONTRIBUTING.md names them): screens are drawn, and not compared.\n',
    );
  }
});
afterAll(async () => {
  await started.browser?.close();
  for (const site of Object.values(started.sites ?? {})) await site.close();
});

/** Compares a picture with its reference, and keeps what is to be reported. */
async function compare(name: string, picture: Picture): Promise<void> {
  seen.add(name);
  changes.delete(name);
  const before = readReference(name);
  if (before === undefined) {
    const after = await writePicture(picture);
    if (isUpdate) writeReference(name, after);
    else changes.set(name, { name, note: 'no reference', before, after, marked: undefined });
    return;
  }
  if (!isComparable) return;
  const { isSame, worst, share, marked } = findDifferences(await readPicture(before), picture);
  if (isSame) return;
  const after = await writePicture(picture);
  if (isUpdate) return writeReference(name, after);
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  const note = `${percent(worst)} of a square differ, ${percent(share)} of all`;
  changes.set(name, { name, note, before, after, marked: await writePicture(marked) });
}

/** Opens all screens at a width, one after the other, in one page: what was loaded once is there. */
async function visitAll(width: Width): Promise<readonly string[]> {
  const { browser, sites } = started;
  if (!browser || !sites) throw new Error('the sites are served before the tests run');
  const { page } = await openPage(browser, {
    ...width.device,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const context = page.context();
  try {
    await context.clock.setFixedTime(visitTime);
    const session = await context.newCDPSession(page);
    const names: string[] = [];
    for (const screen of screens) {
      const { origin } = sites[screen.site];
      for await (const [look, picture] of pagePictures(page, session, origin, screen, width)) {
        const name = `${screen.name}.${width.width}.${look}`;
        names.push(name);
        await compare(name, picture);
      }
    }
    return names;
  } finally {
    await context.close();
  }
}

describe.concurrent('screens look as they did', () => {
  it.each(widths)(
    'at $width pixels',
    async (width) => {
      const names = await visitAll(width);
      expect(names).toHaveLength(screens.length * Object.keys(looks).length);
      const differing = names.flatMap((name) => changes.get(name) ?? []);
      if (differing.length > 0) {
        const page = writePictureReport(report, [...changes.values()]);
        process.stdout.write(`Screens that differ, before and after: ${page}\n`);
      }
      expect(differing.map(({ name, note }) => `${name}: ${note}`)).toEqual([]);
    },
    // A hundred and twenty screens take their time where other tests run beside them.
    600_000,
  );
});

it('every reference is of a screen', () => {
  const left = referenceNames().filter((name) => !seen.has(name));
  if (isUpdate) for (const name of left) removeReference(name);
  else expect(left).toEqual([]);
});
