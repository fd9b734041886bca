declare module '@pagefind/default-ui' {
  /** Fills the element that its options name with a search field and results. */
  export class PagefindUI {
    constructor(options: object);
  }
}
