// What games offer besides tables, as listed in the page's menus. Each is a folder in a board's folder, found by its
// `menu.json`, so that nothing here knows which there are.

/**
 * A daily item: its texts, where it is shown, and the names under which this device stores solved ones: their days, each
 * of them by its id, and a list of how they were solved if that is stored.
 */
export interface Kind {
  title: string;
  text: string;
  address: string;
  days: string;
  solved: string;
  results?: string;
}

export interface Menu {
  /** The first part of its pages' addresses. */
  address: string;
  /** The messages with its name, and with the name of the page that lists everything of it. */
  name: string;
  all: string;
  /** The codes of errors after which that page is the next step. */
  errors: string[];
  /** The daily item, if there is one. */
  daily?: Kind;
}

export const menus = Object.values(
  import.meta.glob<Menu>('../boards/*/*/menu.json', { import: 'default', eager: true }),
);
