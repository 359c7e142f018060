import type { ComponentType } from 'react';
import type { BlockType } from '../../schema/model.ts';
import type { BlockProps } from './block-props.ts';

type Entry<Type extends BlockType> = {
  readonly load: () => Promise<ComponentType<BlockProps<Type>>>;
  /** The block shows one entry of its collection, found by the id in the address. */
  readonly showsEntry?: true;
};

/** The component of every kind of block. A kind in the schema that is missing here does not type-check. */
export const blockRegistry: { readonly [Type in BlockType]: Entry<Type> } = {
  article: {
    load: async () => (await import('../blocks/article.tsx')).ArticleBlock,
    showsEntry: true,
  },
  articleList: { load: async () => (await import('../blocks/article-list.tsx')).ArticleListBlock },
  atlas: { load: async () => (await import('../blocks/atlas.tsx')).AtlasBlock },
  cards: { load: async () => (await import('../blocks/cards.tsx')).CardsBlock },
  downloads: { load: async () => (await import('../blocks/downloads.tsx')).DownloadsBlock },
  facts: { load: async () => (await import('../blocks/facts.tsx')).FactsBlock },
  figures: { load: async () => (await import('../blocks/figures.tsx')).FiguresBlock },
  front: { load: async () => (await import('../blocks/front.tsx')).FrontBlock },
  gallery: { load: async () => (await import('../blocks/gallery.tsx')).GalleryBlock },
  hero: { load: async () => (await import('../blocks/hero.tsx')).HeroBlock },
  lead: { load: async () => (await import('../blocks/lead.tsx')).LeadBlock },
  links: { load: async () => (await import('../blocks/links.tsx')).LinksBlock },
  orgChart: { load: async () => (await import('../blocks/org-chart.tsx')).OrgChartBlock },
  profile: {
    load: async () => (await import('../blocks/profile.tsx')).ProfileBlock,
    showsEntry: true,
  },
  search: { load: async () => (await import('../blocks/search.tsx')).SearchBlock },
  sections: { load: async () => (await import('../blocks/sections.tsx')).SectionsBlock },
  share: { load: async () => (await import('../blocks/share.tsx')).ShareBlock },
  status: { load: async () => (await import('../blocks/status.tsx')).StatusBlock },
  table: { load: async () => (await import('../blocks/table.tsx')).TableBlock },
  tasks: { load: async () => (await import('../blocks/tasks.tsx')).TasksBlock },
  text: { load: async () => (await import('../blocks/text.tsx')).TextBlock },
  timeline: { load: async () => (await import('../blocks/timeline.tsx')).TimelineBlock },
  video: { load: async () => (await import('../blocks/video.tsx')).VideoBlock },
};
