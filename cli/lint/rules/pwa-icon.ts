import type { PwaIcon } from '../../content/assets/pwa-icons.ts';
import type { SiteRule } from '../context/site-rule.ts';

/** Widths in pixels that home screens and start screens ask for (web app manifests, Chromium and Android). */
const [forHomeScreen, forStartScreen] = [192, 512];

/** What is wrong with an icon by itself; undefined where it is right, or where another rule says so. */
function faultOf({ address, size, isMaskable }: PwaIcon, isThere: boolean): string | undefined {
  if (!address.startsWith('/')) return `the icon ${address} does not lie in the folder public`;
  if (!size) return isThere ? `${address} is no picture that can be read` : undefined;
  const { width, height, type } = size;
  if (type !== 'png' && type !== 'svg') return `the icon ${address} is neither a PNG nor an SVG`;
  if (width !== height)
    return `the icon ${address} is not square: it is ${width} wide and ${height} high`;
  return isMaskable && type === 'png' && width < forHomeScreen
    ? `the icon ${address} is ${width} pixels wide, which is too small: it is to be at least ${forHomeScreen}`
    : undefined;
}

export const pwaIcon = {
  id: 'pwa-icon',
  severity: 'error',
  explanation: {
    zh: '能像应用一样安装的网站（pwa）要有方形的图标：一个 SVG，或者几个 PNG，其中一个至少宽 192 像素，一个至少宽 512 像素，都放在 public 文件夹里。没有合适的图标，浏览器不会提供安装，或者把图标拉伸、留白。请在 pwa 的 icons 里写明；不写时用 site 的 logo，那么 logo 要合乎这些要求。',
    en: 'A site that can be installed like an app (pwa) has square icons in the folder public: an SVG, or PNGs of which one is at least 192 and one at least 512 pixels wide. Without them browsers do not offer to install the site, or stretch the icon. Name them in icons of pwa; without icons the logo of site is taken, and has to be such a picture.',
  },
  bad: ['pwa:', '  maskableIcon: /art/icon-96.png'].join('\n'),
  good: ['pwa:', '  maskableIcon: /art/icon-192.png'].join('\n'),
  *check({ source, read, files, pwaIcons }) {
    if (!source.pwa) return;
    const isThere = new Set(files.map((file) => `/${file}`));
    for (const icon of pwaIcons) {
      const message = faultOf(icon, isThere.has(icon.address));
      if (message !== undefined) yield { in: read, pointer: icon.pointer, what: 'value', message };
    }
    const plain = pwaIcons.filter(({ isMaskable }) => !isMaskable);
    if (plain.length === 0) {
      yield {
        in: read,
        pointer: ['pwa'],
        what: 'key',
        message: 'the site has neither icons of pwa nor a logo to be installed with',
      };
      return;
    }
    // What is wrong by itself has been reported, and what is not there.
    const right = plain.filter((icon) => icon.size && faultOf(icon, true) === undefined);
    if (right.length === 0 || right.some(({ size }) => size?.type === 'svg')) return;
    const widths = right.map(({ size }) => size?.width ?? 0);
    const missing = [forHomeScreen, forStartScreen].filter(
      (least) => !widths.some((width) => width >= least),
    );
    if (missing.length === 0) return;
    yield {
      in: read,
      pointer: plain[0]?.pointer.slice(0, 2) ?? ['pwa'],
      what: 'value',
      message: `no icon is as wide as is needed: the largest has ${Math.max(...widths)} pixels, ${missing.join(' and ')} are asked for`,
    };
  },
} as const satisfies SiteRule;
