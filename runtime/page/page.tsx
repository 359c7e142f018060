import { memo } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { BlockList } from '../ui/block/block-list.tsx';
import { PageHeading } from './page-heading.tsx';

/** The open page: its heading, then its blocks. It changes with its screen, not with what is around it. */
export const Page = memo(function Page() {
  const { page } = useScreen();
  return (
    <>
      {page.heading === 'band' ? <PageHeading /> : null}
      <BlockList blocks={page.blocks} />
    </>
  );
});
