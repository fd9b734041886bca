/** The folder of chunks, beside the script. */
export const CHUNKS = 'chunks';

/**
 * The folder of chunks under another URL, which servers and policies decode: some browsers cache the failure of a module and of its
 * importers for the lifetime of the page, so a second attempt must not use the same URLs.
 */
export const CHUNKS_ALIAS = '%63hunks';
