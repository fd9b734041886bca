import type { Scenario } from './scenario.ts';

/** Public and private albums and unlisted pictures, to test access by token, by id, with and without a key. */
// Gap: A3, I8
export const privateAlbum: Scenario = {
  name: 'private-album',
  description:
    'album "Drafts" (id 2, token privatedraft) of the user owner is private, "Finished" (id 1, token openfinished) public; ' +
    'pictures draft-1 to draft-3 are unlisted, finished-1 to finished-3 public',
  seed: () => ({
    pictures: ['finished', 'draft'].flatMap((kind) =>
      [1, 2, 3].map((number) => ({
        slug: `${kind}-${number}`,
        title: `${kind === 'draft' ? 'Draft' : 'Finished'} ${number}`,
        category: 'Studies',
        isPublic: kind === 'finished',
      })),
    ),
    albums: [
      {
        title: 'Finished',
        token: 'openfinished',
        description: 'For everyone.',
        pictures: ['finished-1', 'finished-2', 'finished-3'],
      },
      {
        title: 'Drafts',
        token: 'privatedraft',
        description: 'For those who have the token.',
        isPublic: false,
        pictures: ['draft-1', 'draft-2', 'draft-3', 'finished-1'],
      },
    ],
  }),
};
