/** An item of the menu as it is shown: its address found, closed ones left out, or locked. */
export type MenuItem = {
  readonly code: string;
  readonly title: string;
  readonly subTitle: string;
  /** In the spelling of the open variant; missing: the item does nothing. */
  readonly href?: string;
  readonly newWindow: boolean;
  /** It opens the notice that this part is being built. */
  readonly inDevelopment: boolean;
  /** Its page is closed until the visitor signs in. */
  readonly locked?: true;
  /** Document title of the page that it leads to, where the site sets one. */
  readonly arrivalTitle?: string;
  readonly image: string;
  readonly imageText: string;
  /** Whether this item is the current entry, or the current entry lies below it. */
  readonly current: boolean;
  /** Whether the open address is this item's own, so that a link to it is `aria-current="page"`. */
  readonly exact: boolean;
  readonly children: readonly MenuItem[];
};
