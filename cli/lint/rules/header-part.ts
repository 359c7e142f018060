import { headerLines } from '../../../schema/frame/header-presets.ts';
import type { Header, HeaderPart } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

type Lines = readonly (readonly HeaderPart[])[];

/** Parts that stand in two places of one form. */
function* twice(lines: Lines, place: Pointer): Generator<Finding> {
  const seen = new Set<HeaderPart>();
  for (const [line, parts] of lines.entries()) {
    if (parts.indexOf('space') !== parts.lastIndexOf('space')) seen.add('space');
    for (const [index, part] of parts.entries()) {
      // Each line may have a space of its own.
      const isFirst = part === 'space' ? parts.indexOf(part) === index : !seen.has(part);
      seen.add(part);
      if (isFirst) continue;
      yield {
        pointer: [...place, line, index],
        what: 'value',
        message: `the header has "${part}" already`,
        repair: { kind: 'remove', safe: false },
      };
    }
  }
}

/** What a form of the header would leave visitors without. */
function* lacking(lines: Lines, pointer: Pointer): Generator<Finding> {
  const parts = new Set(lines.flat());
  if (!parts.has('menu')) {
    const message = 'no line of the header has the menu, so visitors find no way into the site';
    yield { pointer, what: 'key', message };
  }
  if (!parts.has('logo') && !parts.has('name')) {
    const message = 'no line of the header has logo or name, so no way leads home';
    yield { pointer, what: 'key', message };
  }
}

/** Named parts that have nothing to show. */
function* empty(
  lines: Lines,
  place: Pointer,
  shows: Readonly<Record<string, boolean>>,
): Generator<Finding> {
  for (const [line, parts] of lines.entries()) {
    for (const [index, part] of parts.entries()) {
      if (shows[part] !== false) continue;
      const key = part === 'hours' ? 'site.openingHours' : `site.header.${part}`;
      yield {
        pointer: [...place, line, index],
        what: 'value',
        message: `there are no ${part} to show: write ${key}`,
      };
    }
  }
}

/** Links and buttons that no line of the desktop shows. */
function* unshown(header: Header, pointer: Pointer): Generator<Finding> {
  const parts = new Set(headerLines(header, 'desktop').flat());
  for (const key of ['links', 'buttons'] as const) {
    if (!header[key]?.length || parts.has(key)) continue;
    yield {
      pointer: [...pointer, key],
      what: 'key',
      message: `no line of the header has "${key}", so nobody sees these on the desktop`,
    };
  }
}

export const headerPart = {
  id: 'header-part',
  severity: 'error',
  explanation: {
    zh: [
      '页头的各行里，每个部分只写一次；要有菜单，也要有标志或名称；写到的部分要有内容可以显示。',
      '否则访客看到两个同样的按钮，或者找不到菜单、回不了首页。',
      '请删掉重复的，补上缺少的。',
    ].join(''),
    en: [
      'The lines of the header name each part once; they have the menu, and logo or name; what they name has something to show.',
      'Otherwise visitors see the same button twice, find no menu, or no way home.',
      'Take out what is there twice, and add what is missing.',
    ].join(' '),
  },
  bad: '- [logo, name, menu, search, search]',
  good: '- [logo, name, menu, search]',
  *check({ source, settings }) {
    const { header, openingHours } = source.site;
    if (!header) return;
    const place: Pointer = ['site', 'header'];
    const shows = {
      hours: openingHours !== undefined,
      links: Boolean(header.links?.length),
      buttons: Boolean(header.buttons?.length),
    };
    for (const [lines, pointer] of [
      [header.lines, [...place, 'lines']],
      [header.mobile?.lines, [...place, 'mobile', 'lines']],
    ] as const) {
      if (!lines) continue;
      yield* twice(lines, pointer);
      yield* lacking(lines, pointer);
      yield* empty(lines, pointer, shows);
    }
    const forms = Object.values(settings.devices).map(({ form }) => form);
    if (header.mobile?.lines && !forms.includes('mobile')) {
      yield {
        pointer: [...place, 'mobile', 'lines'],
        what: 'key',
        message:
          'the site has no pages for phones of their own (devices), so nobody sees these lines',
      };
    }
    yield* unshown(header, place);
  },
} as const satisfies Rule;
