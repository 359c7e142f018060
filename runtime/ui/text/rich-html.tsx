import { type MouseEvent, useMemo, useRef } from 'react';
import { addressPlaceholder } from '../../../schema/content/address-placeholder.ts';
import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { trustedHtml } from '../../html/trusted-html.ts';
import { useAddress, useCompleteAddress, useGo } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useZone } from '../../screen/zone-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useAsset } from '../../state/use-asset.ts';
import css from './rich-html.module.css';
import { useLazyImages } from './use-lazy-images.ts';
import { useTextAnchor } from './use-text-anchor.ts';

type RichHtmlProps = {
  /** Sanitised when the site was built, or by `cleanHtml` where it came from elsewhere. */
  readonly html: string;
  /** Language of the text as a BCP 47 tag, where it is not the page's. */
  readonly lang?: string | undefined;
};

const attributes = new RegExp(
  `((?:data)?src(?:set)?|href)="([^"]*${addressPlaceholder}[^"]*)"`,
  'g',
);
const eachPlaceholder = new RegExp(`${addressPlaceholder}([^",\\s]*)`, 'g');
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;' };

/** A link to an anchor in the text itself. */
const anchorLink = /(<a [^>]*?href=")#/g;

const decode = (text: string): string => text.replace(/&#x26;|&#38;|&amp;/g, '&');
const encode = (text: string): string => text.replace(/[&"]/g, (each) => entities[each] ?? each);

/**
 * The text of an entry. Addresses in it that begin at the site's root get the device's spelling and the
 * base, in a zone the zone's; a link inside the site leads there without loading the page anew.
 */
export function RichHtml({ html, lang }: RichHtmlProps) {
  const { model } = useSiteState();
  const { device } = useScreen();
  const { spell } = useZone();
  const asset = useAsset();
  const go = useGo();
  const root = useCompleteAddress('/').replace(/\/$/, '');
  const { path, query } = useAddress();
  // With its path: in hash mode what stands behind the # is the address.
  const here = html.includes('href="#') ? encode(root + path + query) : '';
  const shown = useMemo(
    () =>
      html
        .replace(anchorLink, (_, before: string) => `${before}${here}#`)
        .replace(attributes, (_, name: string, value: string) => {
          const filled = value.replace(eachPlaceholder, (__, address: string) => {
            const path = decode(address);
            return encode(
              name === 'href' ? root + spell(spellForDevice(path, device, model)) : asset(path),
            );
          });
          return `${name}="${filled}"`;
        }),
    [html, root, here, device, model, asset, spell],
  );
  // React compares objects: a new one would set the HTML again.
  const trusted = useMemo(() => ({ __html: trustedHtml(shown) }), [shown]);
  const container = useRef<HTMLDivElement>(null);
  useLazyImages(container, shown);
  useTextAnchor(container, shown);
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const href = link?.getAttribute('href') ?? '';
    if (!link || !isPlain || event.defaultPrevented || link.hasAttribute('target')) return;
    if (!href.startsWith(`${root}/`) || href.startsWith('//')) return;
    event.preventDefault();
    go(href.slice(root.length));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      ref={container}
      className={css.prose}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above
      dangerouslySetInnerHTML={trusted}
    />
  );
}
