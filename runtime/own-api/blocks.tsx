import { type ComponentType, createElement, type ReactNode } from 'react';
import type { ModelBlocks } from '../../schema/model.ts';
import { useList } from '../content/use-list.ts';
import { useMenu as useSiteMenu } from '../menu/use-menu.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useMessages as useAllMessages } from '../screen/use-messages.ts';
import { useSiteName as useName } from '../screen/use-site-name.ts';
import { useBehaviour as noteBehaviour } from '../state/use-behaviour.ts';
import { BlockList } from '../ui/block/block-list.tsx';
import { classes as joined } from '../ui/element/classes.ts';
import { Picture as SitePicture } from '../ui/element/picture.tsx';
import { SiteLink } from '../ui/element/site-link.tsx';
import { Heading as SiteHeading } from '../ui/section/heading.tsx';
import { Section as SiteSection } from '../ui/section/section.tsx';

/*
 * `site-runtime/blocks`: what blocks, layouts and parts of a site's own are written with. Its types name nothing but
 * each other and React's, so that they can be read without the rest of the runtime.
 */

/** Kinds of blocks of the site's own; `.site/blocks.d.ts` in the site's folder fills them in. */
// biome-ignore lint/suspicious/noEmptyInterface: it is merged with the site's.
export interface OwnBlocks {}

/** What the component of a block takes: what the site file says, in the language of the page. */
export type BlockProps<Type extends keyof OwnBlocks> = { readonly block: OwnBlocks[Type] };

/** A picture as blocks have it: the key `picture` of a block, or the picture of an entry. */
export type PictureData = {
  readonly src: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly width?: number;
  readonly height?: number;
};

/** A list of blocks that stands in a block. */
export type BlocksData = readonly { readonly type: string }[];

/** An entry of a collection, as lists have it. */
export type EntryData = {
  readonly id: string;
  readonly title: string;
  /** Address of its page, where it has one. */
  readonly href?: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
  readonly summary?: string;
  readonly picture?: PictureData;
  /** Name of its section. */
  readonly category?: string;
  /** Values of the collection's fields. */
  readonly fields?: Readonly<Record<string, unknown>>;
};

/** What a layout of the site's own takes. */
export type LayoutProps = {
  /** The page. */
  readonly children: ReactNode;
  /** Skip link, accessibility bar, header, `main` with the page, footer: what every layout is built of. */
  readonly Shell: ComponentType<{
    readonly header: ReactNode;
    readonly footer: ReactNode;
    readonly children: ReactNode;
  }>;
  /** The header of the site. */
  readonly Header: ComponentType;
  /** The footer of the site. */
  readonly Footer: ComponentType;
};

/** What `parts/header` and `parts/footer` take: the common one, to be shown as well or instead. */
export type FrameProps = { readonly Standard: ComponentType<object> };

type BrandValues = {
  /** On a dark ground. */
  readonly inverse?: boolean;
  /** Without the second line. */
  readonly short?: boolean;
  /** Far below the first window: its picture may wait. */
  readonly isLow?: boolean;
};

/** What `parts/brand` takes. */
export type BrandProps = BrandValues & { readonly Standard: ComponentType<BrandValues> };

type ArticleHeadValues = {
  /** Puts the head in its place above the text. */
  readonly className: string;
  readonly title: string;
  /** Language of title and standfirst, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly standfirst?: string | undefined;
  /** Notes on the translation, below. */
  readonly notes?: ReactNode;
};

/** What `parts/article-head` takes. */
export type ArticleHeadProps = ArticleHeadValues & {
  readonly Standard: ComponentType<ArticleHeadValues>;
};

/** The page that is open. */
export type PageData = {
  /** Code of its language: `zh`. */
  readonly language: string;
  /** Name of the device variant: `desktop`. */
  readonly device: string;
  /** The composition that is drawn. */
  readonly form: 'desktop' | 'mobile';
  readonly title: string;
  /** Its path, in the spelling of its variant. */
  readonly path: string;
  /** Parameters of its path, by name. */
  readonly values: Readonly<Record<string, string>>;
};

/** The page that is open. */
export function usePage(): PageData {
  const { language, device, form, title, path, values } = useScreen();
  return { language, device, form, title, path, values };
}

/** An item of the menu, as this visitor has it. */
export type MenuData = {
  /** Its page code. */
  readonly code: string;
  readonly title: string;
  /** Absent: it leads nowhere. */
  readonly href?: string;
  readonly newWindow: boolean;
  /** Whether the open page is this item's, or one below it. */
  readonly current: boolean;
  /** Whether the open page is this item's own: its link is `aria-current="page"`. */
  readonly exact: boolean;
  readonly children: readonly MenuData[];
};

/** The menu of the site. */
export const useMenu: () => readonly MenuData[] = useSiteMenu;

/** Name of the site in the language of the page. */
export const useSiteName: () => string = useName;

/** Words of the interface in the language of the page, by their keys; {placeholders} are filled in. */
export const useMessages: () => (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string = useAllMessages as never;

/**
 * For a component that shows what only the browser knows (a clock, the size of the window): its block is drawn again
 * there. Blocks that keep state, have effects or listen need no call.
 */
export const useBehaviour: () => void = noteBehaviour;

/** Class names as one attribute; what is not there is left out. */
export const classes: (...names: readonly (string | false | undefined)[]) => string = joined;

/**
 * Entries of a collection. The block's key that names the collection says `"x-collection": "list"` in block.json, so
 * that they come with the page.
 * @param code of a section; absent: all entries
 * @param page from 1
 */
export function useEntries(
  collection: string,
  { code, page = 1 }: { readonly code?: string | undefined; readonly page?: number } = {},
): {
  readonly entries: readonly EntryData[];
  readonly total: number;
  readonly pages: number;
  readonly state: 'loading' | 'ready' | 'failed';
} {
  const where = code === undefined ? {} : { code };
  const { view, state } = useList({ collection, where, page });
  const { entries = [], total = 0, pages = 1 } = view ?? {};
  return { entries, total, pages, state };
}

/** A part of the page with its title and a link at the right end. */
export const Section: ComponentType<{
  readonly title?: string | undefined;
  readonly more?: { readonly label: string; readonly link: string } | undefined;
  /** Introduction under the title. */
  readonly text?: string | undefined;
  readonly children: ReactNode;
}> = SiteSection;

/** A heading of the level that the block's place asks for. */
export const Heading: ComponentType<{
  /** Below the block's own heading. */
  readonly below?: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}> = SiteHeading;

/** A link: inside of the site without a new load, elsewhere as browsers do. Without an address it is plain text. */
export const Link: ComponentType<{
  readonly to: string | undefined;
  readonly className?: string | undefined;
  readonly newWindow?: boolean;
  readonly children: ReactNode;
}> = SiteLink;

/** A picture that keeps its space before it has arrived, in the version that the browser chooses. */
export const Picture: ComponentType<{
  readonly picture: PictureData;
  /** The space that is kept for it, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** In the first window: fetched before others. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}> = SitePicture;

/** The blocks of a list that stands in a block. */
export const Blocks: ComponentType<{ readonly blocks: BlocksData }> = ({ blocks }) => (
  <BlockList blocks={blocks as unknown as ModelBlocks} />
);

/**
 * A component with another composition on mobile. The build calls it for folders with a `mobile.tsx`.
 * @param desktop what `block.tsx`, `layout.tsx` or `part.tsx` exports
 * @param mobile what `mobile.tsx` exports
 */
export function byForm<Props extends object>(
  desktop: ComponentType<Props>,
  mobile: ComponentType<Props>,
): ComponentType<Props> {
  return function ByForm(props) {
    return createElement(useScreen().form === 'mobile' ? mobile : desktop, props);
  };
}
