/** The modules of ExifReader that find and read Exif, which its own declarations leave out. */
declare module 'exifreader/src/image-header.js' {
  const imageHeader: {
    /** Finds metadata in the first bytes of a file. Throws for other files than pictures. */
    parseAppMarkers: (bytes: DataView) => { tiffHeaderOffset?: number };
  };
  export default imageHeader;
}

declare module 'exifreader/src/tags.js' {
  interface Tag {
    value: unknown;
    /** A number in place of a fraction. */
    computed: unknown;
  }

  const tags: {
    read: (
      bytes: DataView,
      tiffHeaderOffset: number,
      includeUnknown: boolean,
      computed: boolean,
      filter: {
        shouldParseGroup: (group: string) => boolean;
        shouldParseTag: (group: string, name: string) => boolean;
      },
    ) => { tags: Record<string, Tag | undefined> };
  };
  export default tags;
}
