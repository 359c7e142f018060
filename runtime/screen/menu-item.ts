/** An item of the menu as it is shown: its address found, closed ones left out. */
export type MenuItem = {
  readonly code: string;
  readonly title: string;
  readonly subTitle: string;
  /** In the spelling of the open set; missing: the item does nothing. */
  readonly href?: string;
  readonly newWindow: boolean;
  /** It opens the notice that this part is being built. */
  readonly inDevelopment: boolean;
  /** Document title of the page that it leads to, where the site sets one. */
  readonly arrivalTitle?: string;
  readonly image: string;
  /** Whether the open page is this item's or lies below it. */
  readonly current: boolean;
  readonly children: readonly MenuItem[];
};
