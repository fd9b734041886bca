import { drawnSample, type KnownDrawings } from '../../../mock-server/seed/sample.ts';

/** The files of the sample's drawings, without their bytes. */
export const knownDrawings = (): KnownDrawings =>
  Object.fromEntries(
    drawnSample(0).pictures.map(({ slug, fileSize, content: { version } }) => [slug, { fileSize, version }]),
  );
