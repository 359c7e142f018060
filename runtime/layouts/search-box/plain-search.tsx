import { searchPageFile } from '../../../schema/visit/search-page-file.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import { Icon } from '../../ui/element/icon.tsx';

function SearchLink({ className }: { readonly className?: string | undefined }) {
  const screen = useScreen();
  const t = useMessages();
  const asset = useAsset();
  return (
    <a className={className} href={asset(`/${searchPageFile(screen)}`)} aria-label={t('search')}>
      <Icon name="search" />
    </a>
  );
}

/** For readers without scripts, in built pages only: a link to the page that says what searching needs. */
export const PlainSearch = (props: Parameters<typeof SearchLink>[0]) => (
  <noscript>{import.meta.env.SSR ? <SearchLink {...props} /> : null}</noscript>
);
