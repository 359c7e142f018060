/** What the page shows, whoever renders it: `content.json`. */
export type Content = {
  readonly title: string;
  readonly summary: string;
  readonly menu: readonly { readonly label: string; readonly href: string }[];
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly date: string;
    readonly summary: string;
  }[];
};
