import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SiteFinding, SiteRule } from '../context/site-rule.ts';
import { menusAreKnown } from '../links/menu-addresses.ts';

type Named = { readonly code: string; readonly pointer: Pointer; readonly what: 'key' | 'value' };

/** The codes that site.yaml says something special about. */
function namedCodes({ menu = {} }: Parameters<SiteRule['check']>[0]['source']): readonly Named[] {
  const listed = (codes: readonly string[] = [], at: Pointer): readonly Named[] =>
    codes.map((code, index) => ({ code, pointer: [...at, index], what: 'value' }));
  return [
    ...listed(menu.wide, ['menu', 'wide']),
    ...listed(menu.inDevelopment, ['menu', 'inDevelopment']),
    ...listed(menu.drawer?.omitCodes, ['menu', 'drawer', 'omitCodes']),
    ...Object.keys(menu.titles ?? {}).map((code): Named => {
      return { code, pointer: ['menu', 'titles', code], what: 'key' };
    }),
  ];
}

export const menuUnknownCode = {
  id: 'menu-unknown-code',
  severity: 'warning',
  explanation: {
    zh: 'menu 的 wide、inDevelopment、omitCodes 和 titles 里写的菜单码，应当是菜单里有的。写错一个字母，这项设置就不起作用，也没有任何提示。请照网页配置里的 pageCode 改正。与菜单里哪一个都不像的码不会被指出，它可能是为将来的菜单项准备的。',
    en: 'The codes that wide, inDevelopment, omitCodes and titles of menu name are codes of items in the menu. With one letter wrong the setting has no effect, and nobody notices. Write it as pageCode of the web configuration does. A code that is like none of them is not reported, as its item may be still to come.',
  },
  bad: '  wide: [libary]',
  good: '  wide: [library]',
  *check({ source, read, configs, menu, routes }): Iterable<SiteFinding> {
    // A menu from elsewhere may have any code.
    if (!menusAreKnown(source, configs) || menu.length === 0) return;
    const known = namesOf([
      ...menu.map(({ code }) => code),
      ...routes.map(({ route }) => route.id),
    ]);
    for (const { code, pointer, what } of namedCodes(source)) {
      // One that is like no other may be meant for an item that is still to come.
      const suggestion = known.has(code) ? undefined : known.nearest(code);
      if (suggestion === undefined) continue;
      const message = `no item of the menu has the code "${code}", so this has no effect`;
      yield { in: read, pointer, what, message, suggestion };
    }
  },
} as const satisfies SiteRule;
