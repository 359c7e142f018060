import type { ComponentType } from 'react';
import type { BlockType } from '../../schema/model.ts';
import type { BlockProps } from '../ui/block/block-props.ts';

type Entry<Type extends BlockType> = {
  readonly load: () => Promise<ComponentType<BlockProps<Type>>>;
};

/** The component of every kind of block. A kind in the schema that is missing here does not type-check. */
export const blockRegistry: { readonly [Type in BlockType]: Entry<Type> } = {
  article: {
    load: async () => (await import('./article/article.tsx')).ArticleBlock,
  },
  articleList: {
    load: async () => (await import('./article-list/article-list.tsx')).ArticleListBlock,
  },
  numberedMap: {
    load: async () => (await import('./numbered-map/numbered-map.tsx')).NumberedMapBlock,
  },
  topic: { load: async () => (await import('./topic/topic.tsx')).TopicBlock },
  topics: { load: async () => (await import('./topics/topics.tsx')).TopicsBlock },
  entryTable: { load: async () => (await import('./entry-table/entry-table.tsx')).EntryTableBlock },
  columns: { load: async () => (await import('./columns/columns.tsx')).ColumnsBlock },
  textColumns: {
    load: async () => (await import('./text-columns/text-columns.tsx')).TextColumnsBlock,
  },
  localNavigation: {
    load: async () =>
      (await import('./local-navigation/local-navigation.tsx')).LocalNavigationBlock,
  },
  entryLines: { load: async () => (await import('./entry-lines/entry-lines.tsx')).EntryLinesBlock },
  rankedPeople: {
    load: async () => (await import('./ranked-people/ranked-people.tsx')).RankedPeopleBlock,
  },
  service: { load: async () => (await import('./service/service.tsx')).ServiceBlock },
  cards: { load: async () => (await import('./cards/cards.tsx')).CardsBlock },
  downloads: { load: async () => (await import('./downloads/downloads.tsx')).DownloadsBlock },
  contact: { load: async () => (await import('./contact/contact.tsx')).ContactBlock },
  facts: { load: async () => (await import('./facts/facts.tsx')).FactsBlock },
  figures: { load: async () => (await import('./figures/figures.tsx')).FiguresBlock },
  newsColumns: {
    load: async () => (await import('./news-columns/news-columns.tsx')).NewsColumnsBlock,
  },
  newsFront: { load: async () => (await import('./news-front/news-front.tsx')).NewsFrontBlock },
  gallery: { load: async () => (await import('./gallery/gallery.tsx')).GalleryBlock },
  hero: { load: async () => (await import('./hero/hero.tsx')).HeroBlock },
  institution: {
    load: async () => (await import('./institution/institution.tsx')).InstitutionBlock,
  },
  institutions: {
    load: async () => (await import('./institutions/institutions.tsx')).InstitutionsBlock,
  },
  leadStory: { load: async () => (await import('./lead-story/lead-story.tsx')).LeadStoryBlock },
  links: { load: async () => (await import('./links/links.tsx')).LinksBlock },
  noticeList: { load: async () => (await import('./notice-list/notice-list.tsx')).NoticeListBlock },
  people: { load: async () => (await import('./people/people.tsx')).PeopleBlock },
  orgChart: { load: async () => (await import('./org-chart/org-chart.tsx')).OrgChartBlock },
  map: { load: async () => (await import('./map/map.tsx')).MapBlock },
  profile: {
    load: async () => (await import('./profile/profile.tsx')).ProfileBlock,
  },
  richText: { load: async () => (await import('./rich-text/rich-text.tsx')).RichTextBlock },
  search: { load: async () => (await import('./search/search.tsx')).SearchBlock },
  sections: { load: async () => (await import('./sections/sections.tsx')).SectionsBlock },
  share: { load: async () => (await import('./share/share.tsx')).ShareBlock },
  signIn: { load: async () => (await import('./sign-in/sign-in.tsx')).SignInBlock },
  status: { load: async () => (await import('./status/status.tsx')).StatusBlock },
  table: { load: async () => (await import('./table/table.tsx')).TableBlock },
  tasks: { load: async () => (await import('./tasks/tasks.tsx')).TasksBlock },
  text: { load: async () => (await import('./text/text.tsx')).TextBlock },
  timeline: { load: async () => (await import('./timeline/timeline.tsx')).TimelineBlock },
  video: { load: async () => (await import('./video/video.tsx')).VideoBlock },
  accordion: { load: async () => (await import('./accordion/accordion.tsx')).AccordionBlock },
  quotation: { load: async () => (await import('./quotation/quotation.tsx')).QuotationBlock },
  callToAction: {
    load: async () => (await import('./call-to-action/call-to-action.tsx')).CallToActionBlock,
  },
  steps: { load: async () => (await import('./steps/steps.tsx')).StepsBlock },
  alert: { load: async () => (await import('./alert/alert.tsx')).AlertBlock },
  embed: { load: async () => (await import('./embed/embed.tsx')).EmbedBlock },
  form: { load: async () => (await import('./form/form.tsx')).FormBlock },
  openingHours: {
    load: async () => (await import('./opening-hours/opening-hours.tsx')).OpeningHoursBlock,
  },
  places: { load: async () => (await import('./places/places.tsx')).PlacesBlock },
  event: { load: async () => (await import('./event/event.tsx')).EventBlock },
  eventCalendar: {
    load: async () => (await import('./event-calendar/event-calendar.tsx')).EventCalendarBlock,
  },
  eventList: { load: async () => (await import('./event-list/event-list.tsx')).EventListBlock },
  coverGrid: { load: async () => (await import('./cover-grid/cover-grid.tsx')).CoverGridBlock },
  fees: { load: async () => (await import('./fees/fees.tsx')).FeesBlock },
  timetable: { load: async () => (await import('./timetable/timetable.tsx')).TimetableBlock },
  chart: { load: async () => (await import('./chart/chart.tsx')).ChartBlock },
  tabs: { load: async () => (await import('./tabs/tabs.tsx')).TabsBlock },
  directory: { load: async () => (await import('./directory/directory.tsx')).DirectoryBlock },
  siteMap: { load: async () => (await import('./site-map/site-map.tsx')).SiteMapBlock },
  logos: { load: async () => (await import('./logos/logos.tsx')).LogosBlock },
};
