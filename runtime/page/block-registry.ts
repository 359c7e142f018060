import type { ComponentType } from 'react';
import type { BlockType } from '../../schema/model.ts';
import type { BlockProps } from './block-props.ts';

type Entry<Type extends BlockType> = {
  readonly load: () => Promise<ComponentType<BlockProps<Type>>>;
};

/** The component of every kind of block. A kind in the schema that is missing here does not type-check. */
export const blockRegistry: { readonly [Type in BlockType]: Entry<Type> } = {
  article: {
    load: async () => (await import('../blocks/article.tsx')).ArticleBlock,
  },
  articleList: { load: async () => (await import('../blocks/article-list.tsx')).ArticleListBlock },
  numberedMap: { load: async () => (await import('../blocks/atlas.tsx')).AtlasBlock },
  topic: { load: async () => (await import('../blocks/dossier.tsx')).DossierBlock },
  topics: { load: async () => (await import('../blocks/dossiers.tsx')).DossiersBlock },
  entryTable: { load: async () => (await import('../blocks/entry-table.tsx')).EntryTableBlock },
  cards: { load: async () => (await import('../blocks/cards.tsx')).CardsBlock },
  downloads: { load: async () => (await import('../blocks/downloads.tsx')).DownloadsBlock },
  contact: { load: async () => (await import('../blocks/contact.tsx')).ContactBlock },
  facts: { load: async () => (await import('../blocks/facts.tsx')).FactsBlock },
  figures: { load: async () => (await import('../blocks/figures.tsx')).FiguresBlock },
  newsFront: { load: async () => (await import('../blocks/front.tsx')).FrontBlock },
  gallery: { load: async () => (await import('../blocks/gallery.tsx')).GalleryBlock },
  hero: { load: async () => (await import('../blocks/hero.tsx')).HeroBlock },
  institution: { load: async () => (await import('../blocks/institution.tsx')).InstitutionBlock },
  institutions: {
    load: async () => (await import('../blocks/institutions.tsx')).InstitutionsBlock,
  },
  leadStory: { load: async () => (await import('../blocks/lead.tsx')).LeadBlock },
  links: { load: async () => (await import('../blocks/links.tsx')).LinksBlock },
  noticeList: { load: async () => (await import('../blocks/notice-list.tsx')).NoticeListBlock },
  people: { load: async () => (await import('../blocks/people.tsx')).PeopleBlock },
  orgChart: { load: async () => (await import('../blocks/org-chart.tsx')).OrgChartBlock },
  map: { load: async () => (await import('../blocks/map.tsx')).MapBlock },
  profile: {
    load: async () => (await import('../blocks/profile.tsx')).ProfileBlock,
  },
  richText: { load: async () => (await import('../blocks/rich-text.tsx')).RichTextBlock },
  search: { load: async () => (await import('../blocks/search.tsx')).SearchBlock },
  sections: { load: async () => (await import('../blocks/sections.tsx')).SectionsBlock },
  share: { load: async () => (await import('../blocks/share.tsx')).ShareBlock },
  signIn: { load: async () => (await import('../blocks/sign-in.tsx')).SignInBlock },
  status: { load: async () => (await import('../blocks/status.tsx')).StatusBlock },
  table: { load: async () => (await import('../blocks/table.tsx')).TableBlock },
  tasks: { load: async () => (await import('../blocks/tasks.tsx')).TasksBlock },
  text: { load: async () => (await import('../blocks/text.tsx')).TextBlock },
  timeline: { load: async () => (await import('../blocks/timeline.tsx')).TimelineBlock },
  video: { load: async () => (await import('../blocks/video.tsx')).VideoBlock },
};
