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
  contact: { load: async () => (await import('../blocks/contact.tsx')).ContactBlock },
  facts: { load: async () => (await import('../blocks/facts.tsx')).FactsBlock },
  front: { load: async () => (await import('../blocks/front.tsx')).FrontBlock },
  hero: { load: async () => (await import('../blocks/hero.tsx')).HeroBlock },
  lead: { load: async () => (await import('../blocks/lead.tsx')).LeadBlock },
  links: { load: async () => (await import('../blocks/links.tsx')).LinksBlock },
  map: { load: async () => (await import('../blocks/map.tsx')).MapBlock },
  profile: {
    load: async () => (await import('../blocks/profile.tsx')).ProfileBlock,
    showsEntry: true,
  },
  search: { load: async () => (await import('../blocks/search.tsx')).SearchBlock },
  sections: { load: async () => (await import('../blocks/sections.tsx')).SectionsBlock },
  share: { load: async () => (await import('../blocks/share.tsx')).ShareBlock },
  signIn: { load: async () => (await import('../blocks/sign-in.tsx')).SignInBlock },
  status: { load: async () => (await import('../blocks/status.tsx')).StatusBlock },
  table: { load: async () => (await import('../blocks/table.tsx')).TableBlock },
  tasks: { load: async () => (await import('../blocks/tasks.tsx')).TasksBlock },
  text: { load: async () => (await import('../blocks/text.tsx')).TextBlock },
};
