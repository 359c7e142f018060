import { useMemo, useRef } from 'react';
import { addressPlaceholder } from '../../../schema/content/address-placeholder.ts';
import { textAttribute } from '../../../schema/page-state.ts';
import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { trustedHtml } from '../../html/trusted-html.ts';
import { routesAttribute } from '../../router/follow-links.ts';
import { useAddress, useCompleteAddress } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useZone } from '../../screen/zone-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useAsset } from '../../state/use-asset.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { CodeCopying } from '../code/code-copying.tsx';
import css from './rich-html.module.css';
import { useLazyImages } from './use-lazy-images.ts';
import { useTextAnchor } from './use-text-anchor.ts';
import { useTextNumber } from './use-text-number.ts';

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

/** Names of attributes with addresses that wait; in built pages, which are valid HTML, they begin with data-. */
const waitingNames = /(<(?:img|source) [^>]*?)datasrc/g;

/** A link to an anchor in the text itself. */
const anchorLink = /(<a [^>]*?href=")#/g;

const decode = (text: string): string => text.replace(/&#x26;|&#38;|&amp;/g, '&');
const encode = (text: string): string => text.replace(/[&"]/g, (each) => entities[each] ?? each);

/**
 * The text of an entry. Addresses in it that begin at the site's root get the device's spelling and the
 * base, in a zone the zone's; a link inside the site leads there without loading the page anew.
 */
export function RichHtml({ html, lang }: RichHtmlProps) {
  useBehaviour();
  const { model } = useSiteState();
  const { device } = useScreen();
  const { spell } = useZone();
  const asset = useAsset();
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
        })
        .replace(waitingNames, import.meta.env.SSR ? '$1data-src' : '$&'),
    [html, root, here, device, model, asset, spell],
  );
  const number = useTextNumber(html);
  // React compares objects: a new one would set the HTML again.
  const trusted = useMemo(() => ({ __html: trustedHtml(shown) }), [shown]);
  const container = useRef<HTMLDivElement>(null);
  useLazyImages(container, shown);
  useTextAnchor(container, shown);
  return (
    <>
      <div
        ref={container}
        className={css.prose}
        lang={lang}
        {...{ [routesAttribute]: '', [textAttribute]: number }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, see above
        dangerouslySetInnerHTML={trusted}
      />
      {shown.includes('<pre') ? <CodeCopying place={container} text={shown} /> : null}
    </>
  );
}
